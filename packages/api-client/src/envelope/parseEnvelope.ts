import { ApiError } from '../errors/apiError.ts';
import { shown } from '../errors/badRequest.ts';
import { badResponse } from '../errors/badResponse.ts';
import { type Dialect, dialectOf, type EnvelopeDialect, type EnvelopeResponse } from './dialect.ts';
import { failureOf } from './failureOf.ts';
import type { FieldReading } from './readByFields.ts';
import type { EnvelopeCode } from './resultCodes.ts';

/** A successful envelope, as returned by {@link parseEnvelope}. */
export interface ParsedEnvelope {
  /** The payload, unchanged. */
  result: unknown;
  /** The success code as a number, or as a string if it is not an integer; `undefined` if there is none. */
  code: EnvelopeCode | undefined;
  /** The parsed body. */
  envelope: unknown;
}

const successful: EnvelopeResponse = { status: 200, headers: { get: () => null } };

/**
 * Parses an envelope.
 *
 * @param body - The parsed JSON body.
 * @param response - The response, for dialects that read it. Default: status 200 without headers.
 * @throws {@link ApiError} of kind `empty`, `badResponse`, `gateway`, `noPermission` or `business`.
 */
export function parseEnvelope(
  body: unknown,
  dialect?: Dialect,
  response: EnvelopeResponse = successful,
): ParsedEnvelope {
  const rules = dialectOf(dialect);
  const reading = readEnvelope(body, rules, response);
  const failure = failureOf(reading, body, rules);
  if (failure) throw failure;
  return { result: reading.data, code: reading.code, envelope: body };
}

/** @throws {@link ApiError} of kind `empty` or `badResponse` */
export function readEnvelope(
  body: unknown,
  { read, readsNull = false }: EnvelopeDialect,
  response: EnvelopeResponse,
): FieldReading {
  if (body === undefined || body === '' || (body === null && !readsNull)) {
    throw new ApiError('empty', 'Non Response!', { code: 'ERR_BAD_RESPONSE', envelope: body });
  }
  let reading: unknown;
  try {
    reading = read(body, response);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : shown(cause);
    throw badResponse(`the function of the dialect threw: ${reason}`, { envelope: body, cause });
  }
  if (reading === undefined) return { ok: false, malformed: 'the dialect does not know the body' };
  if (typeof (reading as FieldReading | null)?.ok === 'boolean') return reading as FieldReading;
  throw badResponse(
    `the function of the dialect returned ${shortJson(reading)}: return an object with "ok", or undefined`,
    { envelope: body },
  );
}

/** Returns a plain object as JSON of at most 100 characters, and the type of another one. */
function shortJson(value: unknown): string {
  if (shown(value) !== '[object Object]') return shown(value);
  try {
    const json = JSON.stringify(value);
    return json.length > 100 ? `${json.slice(0, 99)}…` : json;
  } catch {
    return shown(value);
  }
}
