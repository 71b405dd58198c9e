import { own, withoutPrototype } from '../ownProperties.ts';

// The errors of spec 8. They are created in `parsedResponse.ts`, `readEnvelope.ts`,
// `timeLimit.ts`, `transportError.ts`.

/** The reason why a call failed. The list is complete: a `switch` over it needs no default. */
export type ApiErrorKind =
  /** `status_code` in the result is not 200. */
  | 'gateway'
  /**
   * The user is not logged in, or no longer: the session has ended. An action that is forbidden to a logged-in user is
   * `business`.
   */
  | 'noPermission'
  /** Any other code except 0, also that of an action that a logged-in user may not do. */
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
  /** `retryAfter` in ms from now, if it is a number of seconds or an HTTP date. */
  retryAfterMs?: number | undefined;
  /** Key with which a write was sent. Pass it as the call's `idempotencyKey` to repeat the write. */
  idempotencyKey?: string | undefined;
  /** The parsed body, if the body could be parsed. */
  envelope?: unknown;
  /** The `details` that a dialect of your own returned. */
  details?: unknown;
  /** Whether repeating the same call is safe. `false` for a write without an `idempotencyKey` of its own. */
  isRepeatable?: boolean | undefined;
  /** Whether a later attempt may succeed, if a dialect of your own returned it. */
  transient?: boolean | undefined;
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
  readonly retryAfterMs: number | undefined;
  readonly idempotencyKey: string | undefined;
  readonly envelope: unknown;
  readonly details: unknown;
  readonly isRepeatable: boolean | undefined;
  readonly transient: boolean | undefined;
  readonly cause: unknown;
}

interface HttpError extends ErrorOf<'http'> {
  /** HTTP status. 0 if the browser hides it, such as for a redirect that was not followed. */
  readonly status: number;
}

/**
 * The only error that calls reject with: one type per kind, with `kind` as discriminant. Messages are
 * defined in the catalogue.
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
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number | string | undefined;
  readonly status: number | undefined;
  readonly url: string | undefined;
  readonly serverMessage: string | undefined;
  readonly retryAfter: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly idempotencyKey: string | undefined;
  readonly envelope: unknown;
  readonly details: unknown;
  readonly isRepeatable: boolean | undefined;
  readonly transient: boolean | undefined;
  override readonly cause: unknown;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.kind = kind;
    this.code = details.code;
    this.status = details.status ?? (kind === 'http' ? 0 : undefined);
    this.url = details.url;
    this.serverMessage = details.serverMessage;
    this.retryAfter = details.retryAfter;
    this.retryAfterMs = details.retryAfterMs;
    this.idempotencyKey = details.idempotencyKey;
    this.envelope = details.envelope;
    this.details = details.details;
    this.isRepeatable = details.isRepeatable;
    this.transient = details.transient;
    this.cause = details.cause;
    // Loggers skip properties that are not enumerable. These may contain personal data.
    for (const name of ['envelope', 'details', 'isRepeatable', 'transient', 'cause']) {
      Object.defineProperty(this, name, withoutPrototype({ enumerable: false }));
    }
    Object.defineProperty(this, brand, withoutPrototype({ value: true }));
  }
}

export const ApiError = ApiErrorClass as unknown as ApiErrorConstructor;

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

/** Creates an error for an invalid option. `why` contains the value and the remedy. */
export function badRequest(why: string, cause?: unknown): ApiError {
  return new ApiError('badRequest', `bad request: ${why}`, { code: 'ERR_BAD_REQUEST', cause });
}

/** Creates an error for a response with an invalid structure. `why` is appended to "bad response: ". */
export function badResponse(why: string, details: ApiErrorDetails): ApiError {
  return new ApiError('badResponse', `bad response: ${why}`, {
    code: 'ERR_BAD_RESPONSE',
    ...details,
  });
}

/** Creates an error for a response that is not an envelope, most likely because another server sent it. */
export function malformed(why: string, details: ApiErrorDetails): ApiError {
  return badResponse(`${why}. Check that the URL is an API of this exchange.`, details);
}

/** Whether the server refused the user: `noPermission`, or status 401. */
export function isUnauthorized(error: ApiError): boolean {
  return isApiError(error, 'noPermission') || error.status === 401;
}
