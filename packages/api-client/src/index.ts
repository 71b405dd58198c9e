export { type Cache } from './cache.ts';
export { createApiClient } from './client.ts';
export type {
  ApiClient,
  ApiClientOptions,
  CallCache,
  CallOptions,
  ClientPlatform,
  RequestOptions,
} from './clientOptions.ts';
export { type Clock } from './clock.ts';
export { type CookieAttributes, type Cookies, documentCookies } from './cookies.ts';
export { type Dialect, type ParsedEnvelope, parseEnvelope } from './envelope.ts';
export { ApiError, type ApiErrorDetails, type ApiErrorKind, isApiError } from './errors.ts';
export type { ApiEvent, ApiListener } from './events.ts';
export { createGuid, type GuidOptions } from './guid.ts';
export {
  isGuest,
  isLoggedIn,
  isSubAccount,
  isVip,
  toUserProfile,
  type UserProfile,
} from './profile.ts';
export {
  type CacheStorage,
  createPersistentCache,
  type PersistentCacheOptions,
} from './persistentCache.ts';
export type { RandomBytes } from './random.ts';
export { createRetry, type Retry, type RetryOptions, type RetryTask } from './retry.ts';
export type { Sending } from './flight.ts';
export type { SchemaIssue, SchemaResult, StandardSchema } from './schema.ts';
export {
  type ClockSample,
  createServerClock,
  type ServerClock,
  type ServerClockOptions,
} from './serverClock.ts';
export type { Params, TrustedHosts } from './target.ts';
export { createTokenCookie, type TokenCookie, type TokenCookieOptions } from './tokenCookie.ts';
export { createTraceparent } from './traceparent.ts';
export { createTtlCache, type TtlCacheOptions } from './ttlCache.ts';
export { createUserApi, type UserApi, type UserApiOptions } from './user.ts';
