import { isTransient } from '@exchange/api-client/errors';
import { retryTransient } from '@exchange/api-client/query';
import { QueryClient } from '@tanstack/react-query';

/** Maximum number of retries after a transient error. */
const retries = 2;

/** Time during which a response counts as fresh, in ms. Parts of a page share one request. */
const freshMs = 10_000;

/**
 * Interval at which visible data is refetched, in ms. Live events usually arrive earlier. This
 * limits the delay when the stream is silent or unavailable.
 */
const refetchMs = 60_000;

/** Caches the responses of one page. Permanent errors are not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: retryTransient(retries),
        // Permanent errors stop the polling.
        refetchInterval: ({ state: { error } }) =>
          error && !isTransient(error) ? false : refetchMs,
      },
      // Offline writes fail at once. Otherwise they would be queued and sent later, unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
