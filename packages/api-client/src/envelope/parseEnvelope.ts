import { ApiError, type ApiErrorDetails, hasOwn, own } from '../errors/apiError.ts';

/** The spelling of envelope fields to read first, and the list of "no permission" codes. */
export type Dialect = 'ret_code' | 'retCode';

/** A successful envelope, as returned by {@link parseEnvelope}. */
export interface ParsedEnvelope {
  /** The payload, unchanged. */
  result: unknown;
  /** Always 0: any other code throws. */
  code: number;
  /** The parsed body. */
  envelope: Record<string, unknown>;
}

/** Field names in order of preference and "no permission" codes per dialect (spec 3, spec 8). */
const dialects = {
  ret_code: {
    codes: ['ret_code', 'retCode'],
    messages: ['ret_msg', 'retMsg'],
    noPermission: [10007, 100007],
  },
  retCode: {
    codes: ['retCode', 'ret_code'],
    messages: ['retMsg', 'ret_msg'],
    noPermission: [10007, 100007, 33003, 10009],
  },
} as const satisfies Record<Dialect, unknown>;

/**
 * Parses an envelope (spec 8, decision 8). Checks `status_code` in the result first, then the code.
 * A code is an integer or its plain decimal string. Ignores inherited properties.
 *
 * @param body - The parsed JSON body.
 * @throws {@link ApiError} of kind `empty`, `badResponse`, `gateway`, `noPermission` or `business`.
 */
export function parseEnvelope(body: unknown, dialect: Dialect = 'ret_code'): ParsedEnvelope {
  if (body === null || body === undefined || body === '') {
    throw new ApiError('empty', 'Non Response!', { code: 'ERR_BAD_RESPONSE', envelope: body });
  }
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw malformed('the body is not a JSON object', { envelope: body });
  }
  const envelope = body as Record<string, unknown>;
  const { codes, messages, noPermission } = dialects[dialect];
  const result = own(envelope, 'result');
  const status = own(result, 'status_code') ?? 200;
  if (status !== 200 && status !== '200') {
    const code = typeof status === 'number' || typeof status === 'string' ? status : 'unknown';
    throw new ApiError('gateway', `gateway error ${code}`, { code, envelope });
  }
  const code = readPreferred(envelope, codes);
  if (code === 0 || code === '0') return { result, code: 0, envelope };
  if (!isCode(code)) throw malformed(`${codes[0]} is missing or not an integer`, { envelope });
  if ((noPermission as readonly number[]).includes(Number(code))) {
    throw new ApiError('noPermission', 'user no permission', { code, envelope });
  }
  const message = readPreferred(envelope, messages);
  const reason = typeof message === 'string' && message !== '' ? `: ${message}` : '';
  throw new ApiError('business', `bad business ret_code ${code}${reason}`, { code, envelope });
}

/** Returns the first property if it exists, even with an invalid value; otherwise the second. */
function readPreferred(envelope: object, [first, second]: readonly [string, string]): unknown {
  return own(envelope, hasOwn(envelope, first) ? first : second);
}

function isCode(code: unknown): code is number | string {
  return typeof code === 'number'
    ? Number.isInteger(code)
    : typeof code === 'string' && /^-?[1-9]\d*$/.test(code);
}

/** Creates an error for a response of the wrong shape; `why` completes "bad response: ". */
export function badResponse(why: string, details: ApiErrorDetails): ApiError {
  return new ApiError('badResponse', `bad response: ${why}`, {
    code: 'ERR_BAD_RESPONSE',
    ...details,
  });
}

/** Creates an error for a response without an envelope, most likely from another server. */
export function malformed(why: string, details: ApiErrorDetails): ApiError {
  return badResponse(`${why}. Check that the URL is an API of this exchange.`, details);
}
