import { isTransient } from '@exchange/api-client/errors';
import { retryDelay, retryTransient } from '@exchange/api-client/query';
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { isForOtherUser } from './session/userId.ts';

/** Maximum number of retries. */
const retries = 2;
const retryFailure = retryTransient(retries);

/** Time during which a response counts as fresh, in ms, so that parts of a page share one request. */
const freshMs = 10_000;

/**
 * Interval at which visible data is refetched, in ms. Live events usually cause an earlier refetch. The
 * interval limits the delay when the event stream is silent or unavailable.
 */
const refetchMs = 60_000;

/** Creates the cache for one page load's responses. Permanent errors are not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // If the server refused the request because another user has logged in, retries: the page reloads the session.
        retry: (failures, error) =>
          retryFailure(failures, error) || (failures < retries && isForOtherUser(error)),
        retryDelay,
        refetchInterval({ state: { data, error } }) {
          const hasStopped = error !== null && !isTransient(error);
          // A list with several loaded pages is refetched only after a change, because a refetch requests all of them.
          return hasStopped || pageCount(data) > 1 ? false : refetchMs;
        },
      },
      // Offline writes fail at once. Otherwise TanStack Query would queue them and send them later without notice.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function pageCount(data: unknown): number {
  return (data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length ?? 1;
}
