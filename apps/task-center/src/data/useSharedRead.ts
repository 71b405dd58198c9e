import { usePage } from '@exchange/site/page';
import { userKey } from '@exchange/site/services/queries';
import type { QueryOf, ResultOf } from '@exchange/task-center-api';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReadName } from '../services/endpointNames.ts';
import type { DataServices } from './DataContext.ts';

/**
 * Reads one endpoint outside of DataProvider, such as in the login window. Takes the response that the page's screen
 * has loaded, and otherwise requests it once.
 *
 * @param isRequested - false to wait for the screen's response instead of sending a request, or if none is needed
 */
export function useSharedRead<Name extends ReadName>(
  name: Name,
  {
    services: { taskCenter, queries },
    userId,
    isRequested,
  }: {
    services: Pick<DataServices, 'taskCenter' | 'queries'>;
    userId: string;
    isRequested: boolean;
  },
): UseQueryResult<ResultOf<Name>> {
  const { locale: lang } = usePage();
  return useQuery(
    {
      queryKey: userKey(userId, name, {}),
      queryFn:
        taskCenter && isRequested
          ? ({ signal }) => taskCenter.read(name, { lang } as QueryOf<Name>, { userId, signal })
          : skipToken,
      staleTime: Infinity,
      refetchInterval: false,
      retry: false,
    },
    queries,
  );
}
