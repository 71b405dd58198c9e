import { type Dialect, parseEnvelope } from './envelope.ts';
import { ApiError, type ApiErrorDetails, isApiError } from './errors.ts';
import { parseJson } from './json.ts';
import type { RawResponse } from './transport.ts';

/**
 * The `result` of a whole answer, in the order of decision 8: HTTP status, empty body, JSON,
 * envelope.
 *
 * @param href - What was asked for, to notice that a browser followed a redirect.
 */
export function readAnswer(
  response: RawResponse,
  dialect: Dialect | undefined,
  href: string,
): unknown {
  const { data, headers } = response;
  // A page sees a refused redirect as status 0.
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
    // What a failed answer says is kept where it can be read.
    if (!failed) throw isApiError(error) ? Object.assign(error, details) : error;
  }
  throw new ApiError('http', 'http error', {
    ...details,
    code: response.status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
    envelope,
  });
}

/** XMLHttpRequest follows redirects and cannot be told not to; other adapters have no `responseURL`. */
function wasRedirected({ request }: RawResponse, href: string): boolean {
  const { responseURL } = (request ?? {}) as { responseURL?: unknown };
  return (
    typeof responseURL === 'string' &&
    responseURL !== '' &&
    responseURL !== href &&
    responseURL !== new URL(href).href
  );
}
