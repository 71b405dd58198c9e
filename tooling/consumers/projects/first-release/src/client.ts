import {
  createApiClient,
  createTtlCache,
  createUserApi,
  isApiError,
  parseEnvelope,
  type ApiClient,
  type ApiErrorKind,
  type UserProfile,
} from '@exchange/api-client';
import { createGuid } from '@exchange/api-client/cookies';
import { createPersistentCache } from '@exchange/api-client/persistent-cache';
import { createServerClock } from '@exchange/api-client/server-clock';

export const client: ApiClient = createApiClient({
  baseUrl: 'https://api2.brand.com',
  basePath: '/s1',
  timeoutMs: 30_000,
  dialect: 'ret_code',
  trustedHosts: ['brand.com'],
  guid: createGuid(),
  userToken: () => undefined,
  platform: 'h5',
  cache: createTtlCache({ ttlMs: 60_000, maxEntries: 20 }),
});
export const user = createUserApi(client);
export const profile: Promise<UserProfile> = user.profile({ refresh: true });
export const gone: Promise<void> = user.logout();
export const tasks: Promise<unknown> = client.get('/tasks', {
  params: { page: 1 },
  timeoutMs: 5_000,
  cache: { ttlMs: 1_000, refresh: false },
});
export const claim: Promise<unknown> = client.post('/claim', { id: 1 }, { idempotencyKey: 'a' });
export const clock = createServerClock({ toleranceMs: 10_000, warnAboveMs: 86_400_000 });
export const offset: number = clock.offset;
export const persistent = createPersistentCache({ prefix: 'x:', maxChars: 4_700_000 });
export const result: unknown = parseEnvelope({ retCode: 0 }, 'retCode').result;

/** Fails to compile if a kind of the first release is removed. */
export const kinds: ApiErrorKind[] = [
  'gateway',
  'noPermission',
  'business',
  'empty',
  'http',
  'timeout',
  'network',
  'canceled',
  'badRequest',
  'badResponse',
];

export function words(error: unknown): string {
  return isApiError(error) ? `${error.kind} ${error.code ?? ''}: ${error.message}` : 'unknown';
}
