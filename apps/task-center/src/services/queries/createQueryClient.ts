import { isTransient } from '@exchange/api-client/errors';
import { retryTransient } from '@exchange/api-client/query';
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { isForOtherUser } from '../session/isForOtherUser.ts';

/** Maximum number of retries. */
const retries = 2;
const retryFailure = retryTransient(retries);

/** Time during which a response counts as fresh, in ms. Parts of a page share one request. */
const freshMs = 10_000;

/**
 * Interval at which visible data is refetched, in ms. Live events usually arrive earlier. This
 * limits the delay when the stream is silent or unavailable.
 */
const refetchMs = 60_000;

/** Caches the responses of one page load. Permanent errors are not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // After a refusal for another user, the page is about to learn the current user.
        retry: (failures, error) =>
          retryFailure(failures, error) || (failures < retries && isForOtherUser(error)),
        // Permanent errors stop the polling. A list of several pages is refetched only after a change,
        // because that requests all of its pages.
        refetchInterval: ({ state: { data, error } }) =>
          (error && !isTransient(error)) || pageCount(data) > 1 ? false : refetchMs,
      },
      // Offline writes fail at once. Otherwise they would be queued and sent later, unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function pageCount(data: unknown): number {
  return (data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length ?? 1;
}
