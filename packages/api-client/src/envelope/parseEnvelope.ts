import { type Dialect, dialectOf, type EnvelopeResponse } from './dialect.ts';
import { failureOf, readEnvelope } from './readEnvelope.ts';
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
