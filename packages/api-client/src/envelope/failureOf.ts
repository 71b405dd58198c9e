import { ApiError } from '../errors/apiError.ts';
import { malformed } from '../errors/badResponse.ts';
import type { EnvelopeDialect } from './dialect.ts';
import type { FieldReading } from './readByFields.ts';

/**
 * Returns the error of an envelope: a gateway error, no permission or a business error (spec 8). Returns undefined if
 * the envelope is successful.
 */
export function failureOf(
  reading: FieldReading,
  envelope: unknown,
  { codeName, isStatusFirst }: EnvelopeDialect,
): ApiError | undefined {
  const {
    ok,
    code,
    message: serverMessage,
    noPermission,
    transient,
    details,
    gateway,
    malformed: why,
  } = reading;
  if (ok) return undefined;
  if (why !== undefined) return malformed(why, { envelope });
  if (gateway !== undefined) {
    return new ApiError('gateway', `gateway error ${gateway}`, { code: gateway, envelope });
  }
  const more = { code, envelope, serverMessage, details, transient };
  if (noPermission) return new ApiError('noPermission', 'user no permission', more);
  const text = `bad business ${codeName} ${code}`;
  // The specification's catalogue defines the message of its own dialects.
  if (!isStatusFirst) return new ApiError('business', serverMessage ?? text, more);
  return new ApiError('business', serverMessage ? `${text}: ${serverMessage}` : text, more);
}
