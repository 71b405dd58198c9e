import type { UserApi } from '../user/userApi.ts';

/** The part of TanStack's `QueryClient` that this package uses. */
export interface QueryCache {
  clear(): void;
  invalidateQueries(filters: { queryKey: readonly ['profile'] }): Promise<unknown>;
}

/**
 * Removes all queries after a logout, so that none of the user's data is left. After `noPermission`,
 * fetches the profile of `profileQuery` again, which shows whether the session has ended.
 *
 * @returns A function that removes the listener.
 */
export function clearOnLogout(queries: QueryCache, user: Pick<UserApi, 'onForget'>): () => void {
  return user.onForget((reason) => {
    if (reason === 'logout') queries.clear();
    else void queries.invalidateQueries({ queryKey: ['profile'] });
  });
}
