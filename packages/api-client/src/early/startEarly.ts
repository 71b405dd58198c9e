import type { ClientOptions, RequestOptions } from '../client/clientOptions.ts';
import { systemClock } from '../clock.ts';
import { createUrlResolver } from '../request/callUrl.ts';
import { createHeaders } from '../request/headers.ts';
import { requestInit } from '../transports/fetchTransport.ts';

/** A GET that was sent before the client of the page existed. */
export interface EarlyRequest {
  /** Absolute URL. */
  url: string;
  /** All headers of the request, with lower-case names. */
  headers: Readonly<Record<string, string>>;
  /** Whether cookies were sent, as in `fetch`. */
  credentials: 'include' | 'omit' | 'same-origin';
  /** Local time at which it was sent, in ms since 1970. */
  startedAt: number;
  /** Local time at which its response arrived, in ms since 1970. */
  receivedAt?: number;
  response: Promise<Response>;
  /** Cancels the request. */
  controller: AbortController;
}

/** Options of a client that determine its requests. Without a token, because only the client can renew it. */
export interface EarlyOptions extends Pick<
  ClientOptions,
  | 'baseUrl'
  | 'basePath'
  | 'platform'
  | 'guid'
  | 'headerNames'
  | 'trustedHosts'
  | 'credentials'
  | 'traceparent'
> {
  /** Sends the request. Default: the global `fetch`, looked up when called. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Time source. Default: the globals, looked up when called. */
  clock?: Pick<NonNullable<ClientOptions['clock']>, 'now'>;
}

/** Options of a call that determine its request. */
export type EarlyCall = Pick<
  RequestOptions,
  'url' | 'basePath' | 'path' | 'params' | 'headers' | 'idempotencyKey'
>;

/**
 * Sends a GET as a `fetch` client with the same options would send it, before the client has loaded. Import it into a
 * script that your build bundles and writes into the page, and pass the results to `createEarlyFetch`.
 *
 * @throws {@link ApiError} of kind `badRequest` for an invalid URL
 */
export function startEarly(options: EarlyOptions, call: EarlyCall): EarlyRequest {
  const { clock = systemClock, credentials = 'include' } = options;
  const target = createUrlResolver(options)(call.url, call);
  const headersOf = createHeaders(options);
  const controller = new AbortController();
  const init = requestInit({
    method: 'GET',
    headers: headersOf({
      call,
      target,
      identity: {},
      contentType: false,
      traceparent: options.traceparent?.(),
    }),
    body: undefined,
    trusted: target.trusted,
    credentials: target.trusted ? credentials : 'omit',
    signal: controller.signal,
  });
  const request: EarlyRequest = {
    url: target.href,
    headers: Object.fromEntries(new Headers(init.headers)),
    credentials: init.credentials ?? 'same-origin',
    startedAt: clock.now(),
    response: (options.fetch ?? globalThis.fetch)(target.href, init),
    controller,
  };
  request.response.then(
    () => {
      request.receivedAt = clock.now();
    },
    // Prevents an unhandled rejection until a caller adopts the request and handles the failure.
    () => undefined,
  );
  return request;
}
