/** The reason why a call failed. The list is complete: a `switch` over it needs no default. */
export type ApiErrorKind =
  /** `status_code` in the result is not 200. */
  | 'gateway'
  /** The code means that the user has no permission, usually because they are not logged in. */
  | 'noPermission'
  /** Any other code except 0. */
  | 'business'
  /** The body is empty or JSON `null`. */
  | 'empty'
  /** The HTTP status is outside 200–299. This includes redirects, which are never followed. */
  | 'http'
  /** The time limit of the call, or of its `AbortSignal.timeout`, was over before it had a result. */
  | 'timeout'
  /** The connection failed, or broke before the end of the body. */
  | 'network'
  /** The caller aborted the call, or the browser left the page. */
  | 'canceled'
  /** The call cannot be sent because its URL, an option or its body is invalid. */
  | 'badRequest'
  /** The response is not an envelope, or does not match the schema. */
  | 'badResponse';

/** Properties of an {@link ApiError} besides its kind and message. */
export interface ApiErrorDetails {
  /**
   * The envelope's code, the gateway's `status_code`, or a transport code such as `ERR_NETWORK`.
   */
  code?: number | string | undefined;
  /** HTTP status, if a response arrived. */
  status?: number | undefined;
  /** Origin and path of the request, without query, fragment and user name. */
  url?: string | undefined;
  /** The server's message, if the envelope has one. Show it only if the API documents it as user-facing. */
  serverMessage?: string | undefined;
  /** The unparsed `Retry-After` header, if it exists and CORS lets the page read it. */
  retryAfter?: string | undefined;
  /** The parsed body, if the body could be parsed. */
  envelope?: unknown;
  /** What a dialect of your own returned as `details`. */
  details?: unknown;
  /** Whether repeating the call is safe. `false` for a write without `idempotencyKey`. */
  isRepeatable?: boolean | undefined;
  /** The underlying error, without the configuration and headers of the request. */
  cause?: unknown;
}

/** Marks errors as `ApiError`. The global symbol registry makes the symbol the same in all copies of this package. */
const brand = Symbol.for('@exchange/api-client/ApiError');

interface ErrorOf<Kind extends ApiErrorKind> extends Error, ApiErrorDetails {
  readonly kind: Kind;
  readonly code: number | string | undefined;
  readonly status: number | undefined;
  readonly url: string | undefined;
  readonly serverMessage: string | undefined;
  readonly retryAfter: string | undefined;
  readonly envelope: unknown;
  readonly details: unknown;
  readonly isRepeatable: boolean | undefined;
  readonly cause: unknown;
}

interface HttpError extends ErrorOf<'http'> {
  /** HTTP status. 0 if the browser hides it, such as for a redirect that was not followed. */
  readonly status: number;
}

/**
 * The only error that calls reject with: one type per kind, with `kind` as discriminant. Messages are
 * defined in the catalogue (spec 8).
 */
export type ApiError =
  | HttpError
  | { [Kind in Exclude<ApiErrorKind, 'http'>]: ErrorOf<Kind> }[Exclude<ApiErrorKind, 'http'>];

/** The class of {@link ApiError}. */
export interface ApiErrorConstructor {
  new <Kind extends ApiErrorKind>(
    kind: Kind,
    message: string,
    details?: ApiErrorDetails,
  ): Extract<ApiError, { kind: Kind }>;
  readonly prototype: ApiError;
}

class ApiErrorClass extends Error {
  // Uses `declare`, because an emitted class field would stay enumerable even after `hide` redefines it.
  declare readonly envelope: unknown;
  declare readonly details: unknown;
  declare readonly isRepeatable: boolean | undefined;
  declare readonly cause: unknown;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message);
    const { code, url, serverMessage, retryAfter } = details;
    const status = details.status ?? (kind === 'http' ? 0 : undefined);
    Object.assign(this, { name: 'ApiError', kind, code, status, url, serverMessage, retryAfter });
    // Not enumerable, so that loggers skip them: they may contain personal data.
    hide(this, 'envelope', details.envelope);
    hide(this, 'details', details.details);
    hide(this, 'isRepeatable', details.isRepeatable);
    hide(this, 'cause', details.cause);
    hide(this, brand, true);
  }
}

export const ApiError = ApiErrorClass as unknown as ApiErrorConstructor;

function hide(error: object, name: string | symbol, value: unknown): void {
  Object.defineProperty(error, name, {
    __proto__: null,
    value,
    configurable: true,
    writable: true,
  } as PropertyDescriptor);
}

/**
 * Checks whether a caught value is an {@link ApiError}, and of the given kind if you pass one. Unlike
 * `instanceof`, it also recognizes errors from other copies of this package.
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Kind extends ApiErrorKind>(
  error: unknown,
  kind: Kind,
): error is Extract<ApiError, { kind: Kind }>;
export function isApiError(error: unknown, kind?: ApiErrorKind): boolean {
  return own(error, brand) === true && (kind === undefined || (error as ApiError).kind === kind);
}

/** Returns an own property, or `undefined` if `source` is not an object or lacks it. */
export function own(source: unknown, name: PropertyKey): unknown {
  return typeof source === 'object' &&
    source !== null &&
    Object.prototype.hasOwnProperty.call(source, name)
    ? (source as Record<PropertyKey, unknown>)[name]
    : undefined;
}
