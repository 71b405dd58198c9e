/** A GET that was sent before the client of the page existed. */
export interface EarlyRequest {
  /** Absolute URL. */
  url: string;
  /** Headers, in addition to `Accept`. */
  headers: Readonly<Record<string, string>>;
  /** Local time at which it was sent, in ms since 1970. */
  startedAt: number;
  /** Local time at which its response arrived, in ms since 1970. */
  receivedAt?: number;
  response: Promise<Response>;
  /** Cancels the request. */
  controller: AbortController;
}

/**
 * Sends a GET as a `fetch` client would send it to its own API: with cookies, and without following
 * redirects. Uses only its arguments and globals, so that its source can be inlined into a page.
 */
export function startEarly(url: string, headers: Readonly<Record<string, string>>): EarlyRequest {
  const controller = new AbortController();
  const response = globalThis.fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    credentials: 'include',
    redirect: 'manual',
    signal: controller.signal,
  });
  const request: EarlyRequest = { url, headers, startedAt: Date.now(), response, controller };
  response.then(
    () => {
      request.receivedAt = Date.now();
    },
    // Prevents an unhandled rejection until a caller adopts the request and handles the failure.
    () => undefined,
  );
  return request;
}
