import type { CallOptions, ClientOptions } from '../client/clientOptions.ts';

/** Options of a client that sends its requests with `fetch`. */
export interface FetchOptions extends ClientOptions {
  /** Sends the requests. Default: the global `fetch`, looked up for each request. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Options of one call with `fetch`. */
export interface FetchCallOptions extends CallOptions {
  /**
   * Further options of `fetch`: plain data such as `cache`, `keepalive`, `priority` and Next's
   * `next: { revalidate }`. Calls with different options share no request and no cached result.
   * `credentials` applies to trusted hosts only; its default is `include`.
   */
  fetchOptions?:
    Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'redirect' | 'window'> | undefined;
}
