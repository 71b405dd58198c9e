import { isDecimal, type EnvelopeDialect } from '../envelope/dialect.ts';
import { messageOf, parseEnvelope } from '../envelope/parseEnvelope.ts';
import { parseJson } from '../envelope/parseJson.ts';
import { ApiError, type ApiErrorDetails, own } from '../errors/apiError.ts';
import type { TransportResponse } from './transport.ts';

/** The parsed body of a response, or the reason why it could not be parsed. */
export interface ParsedResponse {
  envelope: unknown;
  /** The server's time according to the envelope, in ms since 1970 UTC. */
  serverTime: number | undefined;
  error: ApiError | undefined;
}

export function readResponse(
  { body }: TransportResponse,
  { time }: EnvelopeDialect,
): ParsedResponse {
  let envelope: unknown;
  let error: ApiError | undefined;
  try {
    envelope = typeof body === 'string' ? parseJson(body) : body;
  } catch (thrown) {
    error = thrown as ApiError;
  }
  const sent = time === undefined ? undefined : own(envelope, time);
  return { envelope, serverTime: isDecimal(sent) ? Number(sent) : undefined, error };
}

/**
 * Returns the payload of a complete response. Checks run in the order of decision 8: HTTP status,
 * empty body, JSON, envelope.
 *
 * @throws {@link ApiError} of kind `http`, or any kind that `parseJson` and `parseEnvelope` throw.
 */
export function resultOf(
  response: TransportResponse,
  { envelope, error }: ParsedResponse,
  dialect: EnvelopeDialect,
): unknown {
  const { status } = response;
  try {
    if (status < 200 || status >= 300 || response.wasRedirected) {
      throw new ApiError('http', 'http error', {
        code: status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
        envelope,
        serverMessage: messageOf(envelope, dialect),
      });
    }
    if (error) throw error;
    return parseEnvelope(envelope, dialect).result;
  } catch (thrown) {
    const retryAfter = response.header('retry-after');
    throw Object.assign<ApiError, ApiErrorDetails>(thrown as ApiError, { status, retryAfter });
  }
}
