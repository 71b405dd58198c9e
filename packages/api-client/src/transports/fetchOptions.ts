import type { CallOptions, ClientOptions } from '../client/clientOptions.ts';

/** Options of a client that sends its requests with `fetch`. */
export interface FetchOptions extends ClientOptions {
  /** Sends the requests. Default: the global `fetch`, looked up for each request. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Options of one call, for a client that uses `fetch`. */
export interface FetchCallOptions extends CallOptions {
  /**
   * Further options for `fetch`, such as `cache`, `keepalive`, `priority` and Next's
   * `next: { revalidate }`. Values must be plain data. Calls with different options do not share
   * requests or cached results. `credentials` applies to trusted hosts only. Its default is the client's option.
   */
  fetchOptions?:
    Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'redirect' | 'window'> | undefined;
}
