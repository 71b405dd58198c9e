import type { Cache } from '../cache/cache.ts';
import type { Clock } from '../clock.ts';
import type { Dialect } from '../envelope/dialect.ts';
import type { TextIntegers } from '../envelope/parseJson.ts';
import type { ApiError } from '../errors/apiError.ts';
import type { ApiListener } from './apiEvent.ts';
import type { StandardSchema } from '../request/schema.ts';
import type { HeaderNames, HeaderValues } from '../request/headers.ts';
import type { RenewToken } from '../token/createTokenRefresh.ts';
import type { Params, PathValues } from '../request/callUrl.ts';
import type { TrustedHosts } from '../request/trustedHosts.ts';

/** The value of the `platform` header. */
export type ClientPlatform = 'app' | 'h5' | 'pc';

/** Options of a client that do not depend on its transport. Only `baseUrl` is required. */
export interface ClientOptions {
  /**
   * The API host, such as `https://api2.brand.com`, or a path on the page's origin, such as `/api` or `''`.
   * `createApiClient` throws an `ApiError` of kind `badRequest` for anything else.
   */
  baseUrl: string;
  /** Prefix of paths that start with `/`. Default `/s1`. */
  basePath?: string;
  /**
   * Time limit of a whole call, in ms: for the token, the request and its repetition, and the schema.
   * Default 30,000; 0 and `Infinity` mean no limit. A negative number or `NaN` is rejected with `badRequest`.
   */
  timeoutMs?: number;
  /**
   * The envelope's format: `ret_code` or `retCode` for the two spellings of the preset brand, or the
   * fields and codes of another API, from `createDialect`. Default: `ret_code`.
   */
  dialect?: Dialect;
  /**
   * Names of fields in bodies of responses whose integers are always decimal strings, also in
   * lists, so that an id has one type: `['id', 'orderId']`. `all` means every field, also those of
   * the envelope, and also numbers such as `1.0`. Default: only integers beyond ±2^53 are decimal
   * strings.
   */
  textIntegers?: TextIntegers | undefined;
  /** Value of the `platform` header. */
  platform?: ClientPlatform | (() => ClientPlatform);
  /** Returns the visitor's id for the `guid` header. See `createGuid`. */
  guid?: () => string;
  /** Returns the `UserToken` header, or a promise of it. For `undefined`, none is sent. */
  userToken?: () => string | undefined | Promise<string | undefined>;
  /**
   * Called when a call to a trusted host fails. If it resolves to a new token, or to `true` after
   * it renewed a cookie, the call is repeated once, within the call's time limit. See
   * `createTokenRefresh` and `createCookieRefresh`.
   */
  renewToken?: RenewToken | undefined;
  /**
   * Headers for all calls to trusted hosts, or a function that returns them or a promise of them.
   * Results are cached separately per set of headers, so that users never share a result.
   */
  headers?: HeaderValues | (() => HeaderValues | Promise<HeaderValues>) | undefined;
  /**
   * Returns the idempotency key of a write to a trusted host that has none of its own. The same key is sent if the
   * write is repeated with a renewed token, and it is the `idempotencyKey` of the error, with which you can repeat the
   * write later. See `createIdempotencyKey`. Default: writes get no key.
   */
  idempotencyKey?: (() => string) | undefined;
  /** Replaces the names of the headers that the client sends by itself. */
  headerNames?: { readonly [Name in keyof HeaderNames]?: string | undefined } | undefined;
  /** Hosts that receive cookies, guid and token. Default: only the host of `baseUrl`. */
  trustedHosts?: TrustedHosts;
  /**
   * Cookies that trusted hosts get, as for `fetch`. Other hosts get none. Default: `include`. With
   * XMLHttpRequest, browsers send the cookies of the page's own origin even for `omit`.
   */
  credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** Memory cache for calls with a `cache` option. Default: a cache of 20 entries. */
  cache?: Cache;
  /**
   * Cache for calls with `cache: { persist: true }`. Default: such calls are cached in memory only.
   */
  persistentCache?: Cache;
  /** Time source, also of the default cache. Default: the globals, looked up when called. */
  clock?: Clock;
  /**
   * Returns the W3C `traceparent` header of each request. See `createTraceparent`. Default: none is
   * sent.
   */
  traceparent?: () => string;
  /**
   * Called once when the session has ended: when a trusted host refuses a call with `noPermission`
   * or status 401, and its token was not renewed. It is called again only for another token, or
   * after `forget()`. Not called for calls that are `silent`, that started before `forget()`, or
   * that had no token although there is a `userToken` option, nor if the renewal failed, because
   * the session may go on. Without `userToken`, the first refused call of a guest counts as well.
   */
  onSessionEnd?: ((error: ApiError) => void) | undefined;
  /** Called with the error of each failed call that is neither `silent` nor cancelled. */
  onError?: (error: ApiError) => void;
}

/** Cache options of one call. An empty object uses the defaults. Errors are never cached. */
export interface CallCache {
  /** Lifetime in ms. Default: the lifetime of the cache, 60,000. */
  ttlMs?: number;
  /** Sends the request even if a cached result exists, and stores the new result. */
  refresh?: boolean;
  /** Also uses the persistent cache, if the client has one. */
  persist?: boolean;
}

/** Options of one call. */
export interface CallOptions {
  /**
   * Values of the `{name}` parts of the URL, as in `/tasks/{id}`. They are percent-encoded. Empty
   * values, `.` and `..` are rejected, because they would change the path.
   */
  path?: PathValues | undefined;
  /** Parameters to add to the URL's query. */
  params?: Params | undefined;
  /** Headers to add to the client's headers. Headers that identify the user are sent to trusted hosts only. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Rejects this call with `canceled`, or with `timeout` if it is a signal of `AbortSignal.timeout`. Other
   * calls that share its request continue.
   */
  signal?: AbortSignal | undefined;
  /** Time limit in ms. Overrides the client's `timeoutMs`. */
  timeoutMs?: number | undefined;
  /**
   * Whether the call only reads. Equal reads share a request, can be cached, and are transient after a lost connection.
   * All other calls are writes, which remove the cached results. Default: `true` for GET and HEAD. Set it for a POST
   * that reads, such as a call of JSON-RPC: then its body is part of its key. A body that is not JSON or text is never
   * shared or cached.
   */
  read?: boolean | undefined;
  /** Cache options, for reads only. Default: the call does not use a cache. */
  cache?: CallCache | undefined;
  /** With `false`, sends a separate request even if an equal read is pending. Default: `true`. */
  share?: boolean | undefined;
  /** Standard Schema that validates the result. The call resolves to the schema's output. */
  schema?: StandardSchema | undefined;
  /**
   * With `false`, the call is sent without the user's token and without an `Authorization` header of the client, and
   * `userToken` and `renewToken` are not called. For the call that renews an expired token. Cookies are sent.
   */
  authorization?: false | undefined;
  /** With `false`, the client's `renewToken` is not called for this call. */
  renewToken?: false | undefined;
  /** Value of the `Idempotency-Key` header. Default: for writes, the client's `idempotencyKey`. */
  idempotencyKey?: string | undefined;
  /** Overrides the client's `basePath`. */
  basePath?: string | undefined;
  /** Identifies the call in events. Default: a number that counts the calls of the client. */
  id?: string | number | undefined;
  /** Does not report a failure to `onError`. Default `false`. */
  silent?: boolean | undefined;
}

/** Method, URL, body and options of one call. */
export interface RequestOptions extends CallOptions {
  /** A path that starts with `/`, or an absolute URL. */
  url: string;
  /** Default `GET`. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * The body. A `FormData`, `URLSearchParams`, `Blob`, `ArrayBuffer`, typed array or `ReadableStream` is
   * sent as `fetch` sends it, and any other value as JSON, in which a `bigint` is a number with all its digits. Values
   * that JSON cannot contain, such as a `Map` or `NaN`, are rejected with `badRequest`.
   */
  body?: unknown;
}

/** URL and headers of a call that you send yourself. Returned by `prepare`. */
export interface PreparedRequest {
  /** Absolute URL. */
  url: string;
  headers: Record<string, string>;
  /** Whether cookies may be sent. If so, do not follow redirects. */
  trusted: boolean;
  /** The option `credentials` of `fetch`: that of the client for trusted hosts, and `omit` for others. */
  credentials: 'include' | 'omit' | 'same-origin';
  /** Format of the envelope in which the server refuses the request. Pass it to `parseEnvelope`. */
  dialect: Dialect;
  /**
   * Calls the client's `renewToken` after the server has refused the request with this error. Resolves to
   * the same request with the new token, or to `undefined` if it must not be repeated. Never rejects.
   */
  renew: (error: ApiError) => Promise<PreparedRequest | undefined>;
}

/** A client. The schema determines the result type. Without a schema, the type argument does. */
export interface ApiClient<Call extends CallOptions = CallOptions> {
  /** @throws `ApiError`. All calls reject only with this error. */
  get<Output>(url: string, options: WithSchema<Call, Output>): Promise<Output>;
  get<Result = unknown>(url: string, options?: Call): Promise<Result>;
  post: SendBody<Call>;
  put: SendBody<Call>;
  patch: SendBody<Call>;
  delete<Output>(url: string, options: WithSchema<Call, Output>): Promise<Output>;
  delete<Result = unknown>(url: string, options?: Call): Promise<Result>;
  request<Output>(options: WithSchema<RequestOptions & Call, Output>): Promise<Output>;
  request<Result = unknown>(options: RequestOptions & Call): Promise<Result>;
  /**
   * Removes the cached result of a GET, or all cached results if `url` is omitted. (Each write also
   * removes all of them.) For a read over POST, pass its `method` and `body`. A pending request still resolves for its
   * callers, but its result is not cached or shared with later callers. If `url` is omitted, pending calls are not
   * repeated with a renewed token either. If the token or the headers are asynchronous, all cached results are removed
   * even if `url` is given.
   */
  forget(
    url?: string,
    options?: Pick<
      Call,
      Extract<
        keyof Call,
        'path' | 'params' | 'headers' | 'basePath' | 'fetchOptions' | 'authorization'
      >
    > &
      Pick<RequestOptions, 'method' | 'body'>,
  ): void;
  /**
   * Returns the absolute URL of a call.
   *
   * @throws `ApiError` of kind `badRequest` if the URL is invalid.
   */
  resolveUrl(url: string, options?: Pick<CallOptions, 'path' | 'params' | 'basePath'>): string;
  /**
   * Returns the URL and the headers of a GET, for a request that the client cannot send, such as a
   * download or a stream of events. A token from before a call of `forget()` is never returned.
   *
   * @throws `ApiError` of kind `badRequest` if the URL is invalid, and `timeout` if an asynchronous
   *   token or header does not arrive within the client's time limit.
   */
  prepare(
    url: string,
    options?: Pick<CallOptions, 'path' | 'params' | 'headers' | 'basePath'>,
  ): Promise<PreparedRequest>;
  /** Adds a listener for the events of all calls. Returns a function that removes it. */
  on(listener: ApiListener): () => void;
}

/** Sends a body. See the option `body` of {@link RequestOptions}. */
export interface SendBody<Call extends CallOptions = CallOptions> {
  <Output>(url: string, body: unknown, options: WithSchema<Call, Output>): Promise<Output>;
  <Result = unknown>(url: string, body?: unknown, options?: Call): Promise<Result>;
}

type WithSchema<Options, Output> = Options & { schema: StandardSchema<Output> };
