import { ApiError, badResponse, malformed } from '../errors/apiError.ts';
import { shown } from '../errors/shown.ts';
import type { EnvelopeDialect, EnvelopeResponse } from './dialect.ts';
import type { FieldReading } from './readByFields.ts';

/**
 * Reads a parsed body with a dialect.
 *
 * @throws {@link ApiError} of kind `empty` or `badResponse`
 */
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

/**
 * Returns the error of an envelope: a gateway error, no permission or a business error (spec 8). Returns undefined if
 * the envelope is successful.
 */
export function failureOf(
  reading: FieldReading,
  envelope: unknown,
  { codeName, isStatusFirst }: EnvelopeDialect,
): ApiError | undefined {
  const { code, message: serverMessage, details, transient, gateway } = reading;
  if (reading.ok) return undefined;
  if (reading.malformed !== undefined) return malformed(reading.malformed, { envelope });
  if (gateway !== undefined) {
    return new ApiError('gateway', `gateway error ${gateway}`, { code: gateway, envelope });
  }
  const properties = { code, envelope, serverMessage, details, transient };
  if (reading.noPermission) return new ApiError('noPermission', 'user no permission', properties);
  const text = `bad business ${codeName} ${code}`;
  if (!isStatusFirst) return new ApiError('business', serverMessage ?? text, properties);
  // The specification's catalogue defines the message of its own dialects.
  return new ApiError('business', serverMessage ? `${text}: ${serverMessage}` : text, properties);
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
