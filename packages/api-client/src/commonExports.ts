// The exports that the entries `.` and `./fetch` have in common. Nothing here may depend on a transport.

export type { Cache } from './cache/cache.ts';
export type {
  ApiClient,
  CallCache,
  CallOptions,
  ClientOptions,
  ClientPlatform,
  PreparedRequest,
  RequestOptions,
  SendBody,
} from './client/clientOptions.ts';
export {
  createTokenRefresh,
  type Refusal,
  type RenewToken,
  type TokenRefreshOptions,
} from './token/createTokenRefresh.ts';
export { createCookieRefresh, type CookieRefreshOptions } from './token/createCookieRefresh.ts';
export type { Locks } from './token/browserLock.ts';
export type { TokenStorage } from './token/sharedItem.ts';
export type { Clock } from './clock.ts';
export type {
  Dialect,
  EnvelopeDialect,
  EnvelopeReading,
  EnvelopeResponse,
  ReadEnvelope,
} from './envelope/dialect.ts';
export type { EnvelopeCode } from './envelope/resultCodes.ts';
export { type ParsedEnvelope, parseEnvelope } from './envelope/parseEnvelope.ts';
export {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  isApiError,
} from './errors/apiError.ts';
export type { ApiEvent, ApiListener } from './client/apiEvent.ts';
export {
  isGuest,
  isLoggedIn,
  isSubAccount,
  isVip,
  toUserProfile,
  type UserProfile,
} from './user/profile.ts';
export type { RandomBytes } from './random.ts';
export type { HeaderNames, HeaderValues } from './request/headers.ts';
export type { SchemaIssue, SchemaResult, StandardSchema } from './request/schema.ts';
export type { Params, PathValues } from './request/callUrl.ts';
export type { TrustedHosts } from './request/trustedHosts.ts';
export { createIdempotencyKey } from './request/idempotencyKey.ts';
export type { TextIntegers } from './envelope/parseJson.ts';
export { createTraceparent } from './request/traceparent.ts';
export { createTtlCache, type TtlCacheOptions } from './cache/ttlCache.ts';
export {
  createUserApi,
  type ForgetReason,
  type ReadProfile,
  type UserApi,
  type UserApiOptions,
} from './user/userApi.ts';
