import type { QueryClient } from '@tanstack/react-query';

/** First part of the keys of data that is the same for every visitor. */
const everyone = 'everyone';

/** Key of data that belongs to a user. Without `query`, it selects all queries of `name`. */
export function userKey(userId: string, name: string, query?: object): readonly unknown[] {
  return query === undefined ? [userId, name] : [userId, name, query];
}

/** Key of data that is the same for every visitor. */
export function publicKey(name: string, ...details: unknown[]): readonly unknown[] {
  return [everyone, name, ...details];
}

/** Removes the cached data of all users but one. */
export function forgetOtherUsers(queries: QueryClient, userId: string): void {
  queries.removeQueries({
    predicate: ({ queryKey: [owner] }) => owner !== everyone && owner !== userId,
  });
}
