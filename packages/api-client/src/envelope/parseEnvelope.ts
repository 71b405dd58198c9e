import { ApiError, type ApiErrorDetails, own } from '../errors/apiError.ts';
import { type Dialect, dialectOf, type EnvelopeDialect, isDecimal } from './dialect.ts';
import { type EnvelopeCode, kindOfCode } from './resultCodes.ts';

/** A successful envelope, as returned by {@link parseEnvelope}. */
export interface ParsedEnvelope {
  /** The payload, unchanged. */
  result: unknown;
  /** The success code as a number, or as a string if it is not an integer. */
  code: EnvelopeCode;
  /** The parsed body. */
  envelope: Record<string, unknown>;
}

/**
 * Parses an envelope (spec 8, decision 8). Checks `status_code` in the result first, then the code.
 * A code is an integer or its plain decimal string. Ignores inherited properties.
 *
 * @param body - The parsed JSON body.
 * @throws {@link ApiError} of kind `empty`, `badResponse`, `gateway`, `noPermission` or `business`.
 */
export function parseEnvelope(body: unknown, dialect?: Dialect): ParsedEnvelope {
  const rules = dialectOf(dialect);
  if (body === null || body === undefined || body === '') {
    throw new ApiError('empty', 'Non Response!', { code: 'ERR_BAD_RESPONSE', envelope: body });
  }
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw malformed('the body is not a JSON object', { envelope: body });
  }
  const envelope = body as Record<string, unknown>;
  const result = readPreferred(envelope, rules.data);
  const status = rules.status === undefined ? 200 : (own(result, rules.status) ?? 200);
  if (status !== 200 && status !== '200') {
    const code = typeof status === 'number' || typeof status === 'string' ? status : 'unknown';
    throw new ApiError('gateway', `gateway error ${code}`, { code, envelope });
  }
  const given = readPreferred(envelope, rules.code);
  const isText = rules.hasTextCodes && typeof given === 'string' && given !== '';
  if (!isDecimal(given) && !isText) {
    throw malformed(`${rules.code[0]} is missing or not an integer`, { envelope });
  }
  const code = (isDecimal(given) ? Number(given) : given) as EnvelopeCode;
  const kind = kindOfCode(code, rules);
  if (!kind) return { result, code, envelope };
  const details = {
    code: given as EnvelopeCode,
    envelope,
    serverMessage: messageOf(envelope, rules),
  };
  if (kind === 'noPermission') throw new ApiError(kind, 'user no permission', details);
  const reason = details.serverMessage ? `: ${details.serverMessage}` : '';
  throw new ApiError(kind, `bad business ret_code ${code}${reason}`, details);
}

/** Returns the server's message, or `undefined` if it is missing, empty or not text. */
export function messageOf(envelope: unknown, rules: EnvelopeDialect): string | undefined {
  const message = readPreferred(envelope, rules.message);
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Returns the value of the first listed property that exists, even if the value is invalid. */
function readPreferred(envelope: unknown, names: readonly string[]): unknown {
  for (const name of names) {
    const value = own(envelope, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Creates an error for a response with an invalid structure. `why` is appended to "bad response: ". */
export function badResponse(why: string, details: ApiErrorDetails): ApiError {
  return new ApiError('badResponse', `bad response: ${why}`, {
    code: 'ERR_BAD_RESPONSE',
    ...details,
  });
}

/** Creates an error for a response that is not an envelope, most likely because another server sent it. */
export function malformed(why: string, details: ApiErrorDetails): ApiError {
  return badResponse(`${why}. Check that the URL is an API of this exchange.`, details);
}
