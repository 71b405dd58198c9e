import { own } from './own.ts';

/** What can go wrong with a call. The list is complete: a `switch` over it needs no default. */
export type ApiErrorKind =
  /** `status_code` in the result is not 200. */
  | 'gateway'
  /** The code says that the user may not do this; mostly: not logged in. */
  | 'noPermission'
  /** Any other code but 0. */
  | 'business'
  /** The answer has no body, or JSON `null`. */
  | 'empty'
  /** HTTP status outside 200–299; redirects count, they are never followed. */
  | 'http'
  /** No whole answer within the time limit. */
  | 'timeout'
  /** No connection, or lost in the middle of the body. */
  | 'network'
  /** The caller (or the browser, leaving the page) aborted the call. */
  | 'canceled'
  /** The call cannot be sent as it is: a wrong URL or option. */
  | 'badRequest'
  /** The answer is no envelope, or not of the shape that the schema asks for. */
  | 'badResponse';

/** What an {@link ApiError} knows beside its kind and message. */
export interface ApiErrorDetails {
  /** The envelope's code, the gateway's `status_code`, or a transport code such as `ERR_NETWORK`. */
  code?: number | string | undefined;
  /** HTTP status, where an answer came. */
  status?: number | undefined;
  /** Origin and path that was called: no query, no user name, no fragment. */
  url?: string | undefined;
  /** The `Retry-After` header as it came, where there is one that this page may read. */
  retryAfter?: string | undefined;
  /** The whole answer, where one could be read. */
  envelope?: unknown;
  /** What was thrown underneath, without the request's configuration and headers. */
  cause?: unknown;
}

/** Marks our errors in the registry that all copies of this package share. */
const brand = Symbol.for('@exchange/api-client/ApiError');

/** The one error that this package rejects with. Messages are those of the catalogue (spec 8). */
export class ApiError extends Error implements ApiErrorDetails {
  // Declared only: an emitted field would be enumerable, and stay so when it is hidden.
  declare readonly kind: ApiErrorKind;
  declare readonly code: number | string | undefined;
  declare readonly status: number | undefined;
  declare readonly url: string | undefined;
  declare readonly retryAfter: string | undefined;
  declare readonly envelope: unknown;
  declare readonly cause: unknown;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message);
    const { code, status, url, retryAfter } = details;
    Object.assign(this, { name: 'ApiError', kind, code, status, url, retryAfter });
    // Hidden from loggers that walk own properties: both may hold personal data.
    hide(this, 'envelope', details.envelope);
    hide(this, 'cause', details.cause);
    hide(this, brand, true);
  }
}

function hide(error: object, name: string | symbol, value: unknown): void {
  Object.defineProperty(error, name, {
    __proto__: null,
    value,
    configurable: true,
    writable: true,
  } as PropertyDescriptor);
}

/**
 * Whether something caught is an {@link ApiError}, also one of another copy of this package
 * (`instanceof` knows only its own). With a kind, whether it is of that kind.
 */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return own(error, brand) === true && (kind === undefined || (error as ApiError).kind === kind);
}
