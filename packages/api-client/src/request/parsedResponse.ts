import type { EnvelopeDialect } from '../envelope/dialect.ts';
import { parseJson, type TextIntegers } from '../envelope/parseJson.ts';
import type { FieldReading } from '../envelope/readByFields.ts';
import { failureOf, readEnvelope } from '../envelope/readEnvelope.ts';
import { isDecimal } from '../envelope/resultCodes.ts';
import { ApiError, type ApiErrorDetails } from '../errors/apiError.ts';
import { retryAfterMsOf } from './retryAfter.ts';
import type { TransportResponse } from '../transports/transport.ts';

/** The body of a response, and what the dialect reads from it, or the reason why that is impossible. */
export interface ParsedResponse {
  envelope: unknown;
  reading: FieldReading | undefined;
  /** The server's time according to the envelope, in ms since 1970 UTC. */
  serverTime: number | undefined;
  error: ApiError | undefined;
}

export function readResponse(
  { body, status, header }: TransportResponse,
  dialect: EnvelopeDialect,
  textIntegers?: TextIntegers,
): ParsedResponse {
  let envelope: unknown;
  let reading: FieldReading | undefined;
  let error: ApiError | undefined;
  try {
    envelope = typeof body === 'string' ? parseJson(body, textIntegers) : body;
    const headers = { get: (name: string) => header(name) ?? null };
    reading = readEnvelope(envelope, dialect, { status, headers });
  } catch (thrown) {
    error = thrown as ApiError;
  }
  const time = reading?.time;
  return { envelope, reading, serverTime: isDecimal(time) ? Number(time) : undefined, error };
}

/** A complete response, and what is needed to interpret it. */
interface ReceivedResponse {
  readonly response: TransportResponse;
  readonly method: string;
  readonly parsed: ParsedResponse;
  readonly dialect: EnvelopeDialect;
  /** Arrival of the response, in ms since 1970 UTC. */
  readonly receivedAt: number;
}

/**
 * Returns the payload of a complete response.
 *
 * @throws {@link ApiError} of kind `http`, or any kind that `parseJson` and `parseEnvelope` throw.
 */
export function resultOf(received: ReceivedResponse): unknown {
  const { response, receivedAt } = received;
  try {
    return payloadOf(received);
  } catch (thrown) {
    const retryAfter = response.header('retry-after');
    throw Object.assign<ApiError, ApiErrorDetails>(thrown as ApiError, {
      status: response.status,
      retryAfter,
      retryAfterMs: retryAfterMsOf(retryAfter, receivedAt),
    });
  }
}

/** Checks run in the order of decision 8: HTTP status, empty body, JSON, envelope. */
function payloadOf({
  response,
  method,
  parsed,
  dialect,
}: Omit<ReceivedResponse, 'receivedAt'>): unknown {
  const { status, wasRedirected } = response;
  if (status < 200 || status >= 300 || wasRedirected) throw httpFailure(response, parsed, dialect);
  // These responses never have a body.
  if (status === 204 || status === 205 || method === 'HEAD') return undefined;
  const { envelope, reading, error } = parsed;
  // Such as 201 and 202, whose body may be empty.
  if (error?.kind === 'empty' && status !== 200) return undefined;
  if (error) throw error;
  const failure = reading && failureOf(reading, envelope, dialect);
  if (failure) throw failure;
  return reading?.data;
}

/** Returns the failure in the envelope if the body of an HTTP error has one, else the HTTP error (spec 8). */
function httpFailure(
  { status, wasRedirected }: TransportResponse,
  { envelope, reading }: ParsedResponse,
  dialect: EnvelopeDialect,
): ApiError {
  const hasCode = reading?.code !== undefined || reading?.noPermission;
  const canHaveEnvelope = status >= 400 && !wasRedirected && !dialect.isStatusFirst;
  const failure = canHaveEnvelope && hasCode && failureOf(reading, envelope, dialect);
  if (failure) return failure;
  return new ApiError('http', 'http error', {
    code: status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
    envelope,
    serverMessage: reading?.message,
  });
}
