import type { UserApi } from '../user/userApi.ts';

type ProfileKey = readonly ['profile'];

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

const queryKey: ProfileKey = ['profile'];

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
      void queries.invalidateQueries({ queryKey });
      return;
    }
    // The profile is not fetched again, because the session still exists if the logout call failed.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, null);
    void queries.resetQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    queries.getMutationCache().clear();
  });
}
