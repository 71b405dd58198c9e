import { type Clock, systemClock } from '../clock.ts';
import { checkMs } from '../request/timeLimit.ts';
import type { EarlyRequest } from './startEarly.ts';

/** Options of {@link createEarlyFetch}. */
export interface EarlyFetchOptions {
  /** Requests that the page has started. Default: none. */
  requests?: readonly EarlyRequest[] | undefined;
  /** Maximum age of a request, in ms. Older requests are cancelled instead of adopted. Default: 10,000. */
  maxAgeMs?: number;
  /** Sends all other requests. Default: the global `fetch`, looked up for each request. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Time source. Default: the globals, looked up when called. */
  clock?: Pick<Clock, 'now'>;
}

/**
 * Creates a `fetch` for `createApiClient` that adopts requests which the page has already sent. The
 * first GET with the same URL and headers as an early request gets its response. Aborting the signal of
 * that GET cancels the early request.
 *
 * If the early request failed, it sends the request itself. After a request that is not a GET, the early
 * responses may be outdated, so they are no longer adopted.
 *
 * @throws `ApiError` of kind `badRequest` if `maxAgeMs` is negative or not a number.
 */
export function createEarlyFetch({
  requests = [],
  maxAgeMs = 10_000,
  fetch,
  clock = systemClock,
}: EarlyFetchOptions = {}): typeof globalThis.fetch {
  checkMs('maxAgeMs', maxAgeMs);
  /** Early requests that were neither adopted nor cancelled. */
  let unused = [...requests];

  /** Cancels and removes the early requests for which `isDropped` returns true. */
  function drop(isDropped: (request: EarlyRequest) => boolean) {
    for (const { controller } of unused.filter(isDropped)) controller.abort();
    unused = unused.filter((request) => !isDropped(request));
  }

  return async (input, init = {}) => {
    const send = () => (fetch ?? globalThis.fetch)(input, init);
    if (unused.length === 0) return send();
    const { method = 'GET', signal } = init;
    if (method !== 'GET') drop(() => true);
    drop(({ startedAt }) => Math.abs(clock.now() - startedAt) > maxAgeMs);
    const early = unused.find((request) => isEqual(request, input, init));
    if (!early || signal?.aborted) return send();
    unused = unused.filter((request) => request !== early);

    const cancel = () => early.controller.abort(signal?.reason);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return withCurrentDate(await early.response, early, clock.now());
    } catch (error) {
      if (signal?.aborted) throw error;
      return send();
    }
  };
}

/** Returns whether the server and HTTP caches would treat a request and an early one as equal. */
function isEqual(
  { url, headers, credentials }: EarlyRequest,
  input: RequestInfo | URL,
  { headers: ownHeaders, credentials: ownCredentials, cache }: RequestInit,
): boolean {
  return (
    input === url &&
    ownCredentials === credentials &&
    cache === undefined &&
    textOf(ownHeaders) === textOf(headers)
  );
}

/**
 * Returns the headers as one string, with sorted, lower-case names. Leaves out trace headers, which do
 * not change the response.
 */
function textOf(init: HeadersInit | undefined): string {
  const headers = new Headers(init);
  headers.delete('traceparent');
  return JSON.stringify([...headers]);
}

/**
 * Adds the time since the server wrote the `Date` header to that header. The server clock needs this,
 * because the client measures times from when it adopts the request, but the server wrote the date
 * earlier: about halfway between the start of the early request and its response.
 */
function withCurrentDate(
  response: Response,
  { startedAt, receivedAt }: EarlyRequest,
  now: number,
): Response {
  const headers = new Headers(response.headers);
  const date = Date.parse(headers.get('Date') ?? '');
  const sinceMs = now - (startedAt + (receivedAt ?? now)) / 2;
  // Adding 500 ms rounds to the nearest second, because the header has whole seconds.
  if (!Number.isNaN(date)) headers.set('Date', new Date(date + sinceMs + 500).toUTCString());
  return Object.defineProperty(response, 'headers', { value: headers });
}
