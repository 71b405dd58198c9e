import type { ApiClient, CallOptions, RequestOptions } from './client/clientOptions.ts';
import { isApiError } from './errors/apiError.ts';
import { retryDelayMs } from './errors/isTransient.ts';
import { encodeBody } from './request/requestBody.ts';
import { maxTimerMs } from './request/timeLimit.ts';
import type { StandardSchema } from './request/schema.ts';
import type { UserProfile } from './user/profile.ts';
import type { UserApi } from './user/userApi.ts';

/** Options of `useQuery`. The key starts with the URL, so that one URL can be invalidated. */
export interface ApiQuery<Data> {
  queryKey: readonly [
    url: string,
    options: Pick<RequestOptions, 'path' | 'params' | 'headers' | 'method'> & {
      /** The body as it is sent; `undefined` without one, or if it cannot be sent. */
      body: string | undefined;
      /** The absolute URL; `undefined` where it cannot be resolved, such as on a server. */
      href: string | undefined;
    },
  ];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

type QueryClientApi = Pick<ApiClient, 'request' | 'resolveUrl'>;

/** Body of a query: JSON, text, or fields of a form. Others, such as a `Blob`, cannot be a part of a key. */
export type QueryBody =
  | string
  | number
  | bigint
  | boolean
  | null
  | URLSearchParams
  | readonly QueryBody[]
  | { readonly [name: string]: QueryBody | undefined };

/** Options of a GET, or of another method that only reads. */
export interface QueryCallOptions extends Omit<CallOptions, 'signal' | 'cache' | 'read'> {
  /** Default `GET`. */
  method?: 'GET' | 'HEAD' | 'POST';
  /** For a read over POST. */
  body?: QueryBody;
}

/**
 * Builds the options of a TanStack query for a GET: `useQuery(apiQuery(client, '/tasks'))`. For a read over POST, such
 * as a call of JSON-RPC, pass its `method` and `body`, which become a part of the key. The schema determines the data
 * type. Without a schema, the type argument does. The client's own cache is not used, because TanStack Query has its
 * own.
 */
export function apiQuery<Output>(
  client: QueryClientApi,
  url: string,
  options: QueryCallOptions & { schema: StandardSchema<Output> },
): ApiQuery<Output>;
export function apiQuery<Data = unknown>(
  client: QueryClientApi,
  url: string,
  options?: QueryCallOptions,
): ApiQuery<Data>;
export function apiQuery(
  client: QueryClientApi,
  url: string,
  options: QueryCallOptions = {},
): ApiQuery<unknown> {
  const { path, params, headers, method } = options;
  // The absolute URL separates other hosts and base paths.
  const href = textOf(() => client.resolveUrl(url, options));
  const body = textOf(() => encodeBody(options.body).data);
  return {
    queryKey: [url, { path, params, headers, method, body, href }],
    queryFn: async ({ signal }) => {
      const result = await client.request({ ...options, url, signal, read: true });
      // If the envelope has no result, the call resolves to `undefined`, which TanStack Query does not
      // allow.
      return result === undefined ? null : result;
    },
  };
}

/** If the URL or the body is invalid, the call reports it, not the render that creates the key. */
function textOf(read: () => unknown): string | undefined {
  try {
    const text = read();
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates the `retry` option of TanStack Query: repeats a call up to `retries` times
 * (default 2) while `isTransient` returns true for its error, unless the server's `Retry-After` asks for more than
 * `maxWaitMs` (default 30,000). Use it with {@link retryDelay}.
 */
export function retryTransient(
  retries = 2,
  maxWaitMs?: number,
): (failures: number, error: unknown) => boolean {
  return (failures, error) =>
    failures < retries && retryDelayMs(error, failures, maxWaitMs) !== undefined;
}

/**
 * The `retryDelay` option of TanStack Query: 1 s, 2 s and so on up to 30 s, but at least as long as the server's
 * `Retry-After` asks for.
 */
export function retryDelay(failures: number, error: unknown): number {
  return retryDelayMs(error, failures, maxTimerMs) ?? 1_000;
}

type ProfileKey = readonly ['profile'];

const profileKey: ProfileKey = ['profile'];

/** Options of `useQuery` for the profile. The data is `null` for a guest. */
export interface ProfileQuery<Profile = UserProfile> {
  queryKey: readonly ['profile'];
  queryFn: (context: { signal: AbortSignal }) => Promise<Profile | null>;
}

/** Builds the options of a TanStack query for the profile: `useQuery(profileQuery(user))`. */
export function profileQuery<Profile>(
  user: Pick<UserApi<Profile>, 'profile'>,
): ProfileQuery<Profile> {
  return {
    queryKey: profileKey,
    queryFn: async ({ signal }) => {
      try {
        return await user.profile({ refresh: true, signal });
      } catch (error) {
        if (isApiError(error, 'noPermission')) return null;
        throw error;
      }
    },
  };
}

/** The part of TanStack's `QueryClient` that this package uses. */
export interface QueryCache {
  cancelQueries(filters: { queryKey: ProfileKey }): Promise<unknown>;
  setQueryData(queryKey: ProfileKey, data: null): unknown;
  resetQueries(filters: {
    predicate: (query: { queryKey: readonly unknown[] }) => boolean;
  }): Promise<unknown>;
  invalidateQueries(filters: { queryKey: ProfileKey }): Promise<unknown>;
  getMutationCache(): { clear(): void };
}

/**
 * After a logout, removes the data of all queries and mutations, also from components that show them.
 * The profile of `profileQuery` becomes `null`, that of a guest. Other queries that are on the page are
 * fetched again. After `noPermission`, fetches the profile again, which shows whether the session has
 * ended.
 *
 * @returns A function that removes the listener.
 */
export function clearOnLogout(queries: QueryCache, user: Pick<UserApi, 'onForget'>): () => void {
  return user.onForget((reason) => {
    if (reason === 'noPermission') {
      void queries.invalidateQueries({ queryKey: profileKey });
      return;
    }
    // The profile is not fetched again, because the session still exists if the logout call failed.
    void queries.cancelQueries({ queryKey: profileKey });
    queries.setQueryData(profileKey, null);
    void queries.resetQueries({ predicate: (query) => query.queryKey[0] !== profileKey[0] });
    queries.getMutationCache().clear();
  });
}
