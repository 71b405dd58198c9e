import { userKey } from '@exchange/site/services/queries';
import type { QueryOf, ResultOf } from '@exchange/task-center-api';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ReadName } from '../services/endpointNames.ts';
import { useData } from './DataContext.ts';

/**
 * Reads one endpoint in the language of the page. `createQueryClient` of `site` sets how often data
 * in sight is refetched, and `staleReads.ts` which events and writes cause an earlier refetch.
 */
export function useRead<Name extends ReadName>(
  name: Name,
  query: Omit<QueryOf<Name>, 'lang'>,
): UseQueryResult<ResultOf<Name>> {
  const { taskCenter, lang, userId } = useData();
  return useQuery({
    queryKey: userKey(userId, name, query),
    queryFn: ({ signal }) =>
      taskCenter.read(name, { lang, ...query } as QueryOf<Name>, { userId, signal }),
  });
}

/** Endpoints that return a paginated list. */
export type ListName = {
  [Name in ReadName]: ResultOf<Name> extends { next_cursor: string | null } ? Name : never;
}[ReadName];

/**
 * Reads a paginated list. Refetches it like `useRead`, but only while one page is loaded.
 *
 * @param isEnabled - false if the page must not request the list yet
 */
export function useReadList<Name extends ListName>(
  name: Name,
  query: Omit<QueryOf<Name>, 'lang' | 'cursor'>,
  isEnabled = true,
): UseInfiniteQueryResult<InfiniteData<ResultOf<Name>>> {
  const { taskCenter, lang, userId } = useData();
  return useInfiniteQuery({
    queryKey: userKey(userId, name, query),
    queryFn: ({ signal, pageParam: cursor }) =>
      taskCenter.read(name, { lang, ...query, cursor }, { userId, signal }),
    enabled: isEnabled,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last as { next_cursor: string | null }).next_cursor ?? undefined,
  });
}
