export { type Cache } from './cache/cache.ts';
export { createApiClient } from './client.ts';
export type {
  ApiClient,
  ApiClientOptions,
  CallCache,
  CallOptions,
  ClientPlatform,
  RequestOptions,
  SendBody,
} from './clientOptions.ts';
export { type Clock } from './clock.ts';
export { type CookieAttributes, type Cookies, documentCookies } from './cookies/documentCookies.ts';
export { type Dialect, type ParsedEnvelope, parseEnvelope } from './envelope/parseEnvelope.ts';
export {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  isApiError,
} from './errors/apiError.ts';
export type { ApiEvent, ApiListener } from './events.ts';
export { createGuid, type GuidOptions } from './cookies/guid.ts';
export {
  isGuest,
  isLoggedIn,
  isSubAccount,
  isVip,
  toUserProfile,
  type UserProfile,
} from './user/profile.ts';
export {
  type CacheStorage,
  createPersistentCache,
  type PersistentCacheOptions,
} from './cache/persistentCache.ts';
export type { RandomBytes } from './random.ts';
export type { SchemaIssue, SchemaResult, StandardSchema } from './request/schema.ts';
export {
  type ClockSample,
  createServerClock,
  type ServerClock,
  type ServerClockOptions,
} from './serverClock.ts';
export type { Params, PathValues, TrustedHosts } from './request/callUrl.ts';
export {
  createTokenCookie,
  type TokenCookie,
  type TokenCookieOptions,
} from './cookies/tokenCookie.ts';
export { createTraceparent } from './request/traceparent.ts';
export { createTtlCache, type TtlCacheOptions } from './cache/ttlCache.ts';
export {
  createUserApi,
  type ForgetReason,
  type UserApi,
  type UserApiOptions,
} from './user/userApi.ts';
