import { type Dialect, parseEnvelope } from '../envelope/parseEnvelope.ts';
import { ApiError, type ApiErrorDetails, isApiError } from '../errors/apiError.ts';
import { parseJson } from '../envelope/parseJson.ts';
import type { RawResponse } from './transport.ts';

/**
 * Returns the `result` of a complete response. Checks run in the order of decision 8: HTTP status,
 * empty body, JSON, envelope.
 *
 * @param href - The requested URL, compared with the response URL to detect a followed redirect.
 * @throws {@link ApiError} of kind `http`, or any kind that `parseJson` and `parseEnvelope` throw.
 */
export function readAnswer(
  response: RawResponse,
  dialect: Dialect | undefined,
  href: string,
): unknown {
  const { data, headers } = response;
  // In a page, a refused redirect has status 0.
  const status = response.status || undefined;
  const details: ApiErrorDetails = {
    status,
    retryAfter: (headers as Record<string, string | undefined>)['retry-after'],
  };
  const isOk = response.status >= 200 && response.status < 300;
  const failed = !isOk || wasRedirected(response, href);
  let envelope: unknown;
  try {
    envelope = typeof data === 'string' ? parseJson(data) : data;
    if (!failed) return parseEnvelope(envelope, dialect).result;
  } catch (error) {
    // For a failed response, keep the envelope if the body could be parsed.
    if (!failed) throw isApiError(error) ? Object.assign(error, details) : error;
  }
  throw new ApiError('http', 'http error', {
    ...details,
    code: response.status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
    envelope,
  });
}

/** Detects redirects that XMLHttpRequest always follows. Other adapters set no `responseURL`. */
function wasRedirected({ request }: RawResponse, href: string): boolean {
  const { responseURL } = (request ?? {}) as { responseURL?: unknown };
  return (
    typeof responseURL === 'string' &&
    responseURL !== '' &&
    responseURL !== href &&
    responseURL !== new URL(href).href
  );
}
