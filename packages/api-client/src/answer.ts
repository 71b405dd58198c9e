import { type Dialect, parseEnvelope } from './envelope.ts';
import { ApiError, type ApiErrorDetails, isApiError } from './errors.ts';
import { parseJson } from './json.ts';
import type { RawResponse } from './transport.ts';

/**
 * The `result` of a whole answer, in the order of decision 8: HTTP status, empty body, JSON,
 * envelope.
 *
 * @param href - What was asked for, to notice that a browser followed a redirect.
 * @param url - The same, fit for a log.
 */
export function readAnswer(
  response: RawResponse,
  dialect: Dialect | undefined,
  href: string,
  url: string,
): unknown {
  const { data, status } = response;
  const read = () => (typeof data === 'string' ? parseJson(data) : data);
  if (!(status >= 200 && status < 300) || wasRedirected(response, href)) {
    throw new ApiError('http', 'http error', {
      code: status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
      // A page sees a refused redirect as status 0.
      status: status || undefined,
      url,
      envelope: attempt(read),
    });
  }
  try {
    return parseEnvelope(read(), dialect).result;
  } catch (error) {
    if (isApiError(error)) Object.assign<ApiError, ApiErrorDetails>(error, { status, url });
    throw error;
  }
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
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
