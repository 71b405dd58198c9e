import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig } from 'axios';
import type { Cache } from './cache.ts';
import type { Clock } from './clock.ts';
import type { Dialect } from './envelope.ts';
import type { ApiError } from './errors.ts';
import type { ApiListener } from './events.ts';
import type { Retry } from './retry.ts';
import type { StandardSchema } from './schema.ts';
import type { Params, TrustedHosts } from './target.ts';

/** The value of the `platform` header (spec 4). */
export type ClientPlatform = 'app' | 'h5' | 'pc';

/** What a client is made of; only `baseUrl` is needed. */
export interface ApiClientOptions {
  /** The API host, such as `https://api2.brand.com`; relative ones are the page's (`''`: its origin). */
  baseUrl: string;
  /** Goes before paths that start with `/`. Default `/s1`. */
  basePath?: string;
  /** Limit for headers and body together, in ms. Default 30,000; 0 means none. */
  timeoutMs?: number;
  /** Default `ret_code`. */
  dialect?: Dialect;
  /** Sent as `platform` (spec 7). */
  platform?: ClientPlatform | (() => ClientPlatform);
  /** The visitor's id, as `createGuid` makes it. */
  guid?: () => string;
  /** The login check: what it returns goes as `UserToken`; `undefined` sends none (spec 6). */
  userToken?: () => string | undefined;
  /** Who gets cookies, guid and token. Default: the host of `baseUrl` alone. */
  trustedHosts?: TrustedHosts;
  /** Memory cache of calls with a `cache` option. Default: one of 20 entries. */
  cache?: Cache;
  /** Cache of calls with `cache: { persist: true }`; without it they stay in memory. */
  persistentCache?: Cache;
  /** How failed reads are tried again, as `createRetry` makes it. Default: not at all. */
  retry?: Retry;
  /**
   * An axios instance with interceptors of one's own. Without it axios's adapter is called directly:
   * interceptors and defaults of the global axios do not run.
   */
  axios?: AxiosInstance;
  /** Default: `fetch`, which alone lets a page refuse redirects; then `xhr`, then `http`. */
  adapter?: AxiosRequestConfig['adapter'] | AxiosAdapter;
  /** Default: the globals, looked up when called. */
  clock?: Clock;
  /** Makes a W3C `traceparent` for each request, as `createTraceparent` does. Default: none sent. */
  traceparent?: () => string;
  /** Told of each call that fails, but `silent` ones. */
  onError?: (error: ApiError) => void;
}

/** How one call is cached; an empty object takes the defaults. Errors are never cached. */
export interface CallCache {
  /** In ms. Default: the cache's, 60,000. */
  ttlMs?: number;
  /** Skips the reading; the answer is stored all the same. */
  refresh?: boolean;
  /** Also in the persistent cache, where the client has one. */
  persist?: boolean;
}

/** What one call may ask for. */
export interface CallOptions {
  /** Goes into the query, beside what the URL has already. */
  params?: Params;
  /** Beside the client's; those that say who somebody is go to trusted hosts only. */
  headers?: Readonly<Record<string, string>>;
  /** Ends this call with `canceled`; others that share its request go on. */
  signal?: AbortSignal;
  /** In ms; instead of the client's. */
  timeoutMs?: number;
  /** Reads only. Absent: neither read from a cache nor stored. */
  cache?: CallCache;
  /** `false`: a request of its own even while an equal GET is under way. */
  share?: boolean;
  /** Any Standard Schema; the call resolves to its output. */
  schema?: StandardSchema;
  /** Sent as `Idempotency-Key`. */
  idempotencyKey?: string;
  /** Instead of the client's; of a write it counts only together with an `idempotencyKey`. */
  retry?: Retry;
  /** Instead of the client's. */
  basePath?: string;
  /** Keeps a failure from `onError` (spec 7: "no toast"). */
  silent?: boolean;
}

/** A whole call. */
export interface RequestOptions extends CallOptions {
  /** A path that starts with `/`, or an absolute URL. */
  url: string;
  /** Default `GET`. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
}

/** A schema says what comes; without one the caller does. */
export interface ApiClient {
  /** @throws `ApiError`, and nothing else, as all calls do. */
  get<Output>(url: string, options: WithSchema<CallOptions, Output>): Promise<Output>;
  get<Result = unknown>(url: string, options?: CallOptions): Promise<Result>;
  post<Output>(
    url: string,
    body: unknown,
    options: WithSchema<CallOptions, Output>,
  ): Promise<Output>;
  post<Result = unknown>(url: string, body?: unknown, options?: CallOptions): Promise<Result>;
  request<Output>(options: WithSchema<RequestOptions, Output>): Promise<Output>;
  request<Result = unknown>(options: RequestOptions): Promise<Result>;
  /**
   * Drops a GET's cached answer, or without a URL all of them. One that is under way already still
   * reaches its callers, but neither a cache nor later callers.
   */
  forget(url?: string, options?: Pick<CallOptions, 'params' | 'headers' | 'basePath'>): void;
  /** Listens to all calls; returns the function that ends it. */
  on(listener: ApiListener): () => void;
}

type WithSchema<Options, Output> = Options & { schema: StandardSchema<Output> };
