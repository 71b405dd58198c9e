import { isApiError, type ApiErrorKind } from '@exchange/api-client/errors';
import { QueryClient } from '@tanstack/react-query';

/** Failures that may be over by the next try. */
const passing: readonly ApiErrorKind[] = ['network', 'timeout', 'gateway', 'http'];

/** Tries after the first, for passing failures. */
const retries = 2;

/** How long an answer counts as fresh, in ms: two parts of a page then share one call. */
const freshMs = 10_000;

/**
 * How often what is shown is read anew while the page is in sight, in ms. Events come first where
 * they come; a stream that fell silent, or a visitor who cannot have one, is late by no more.
 */
const rereadMs = 60_000;

/** Keeps the answers of one page. What fails for good is not asked for again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < retries && isPassing(error),
        // Neither is what failed for good worth asking again and again.
        refetchInterval: ({ state: { error } }) => (error && !isPassing(error) ? false : rereadMs),
      },
      // Without a network a write fails at once and says so, instead of happening when nobody looks.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isPassing(error: unknown): boolean {
  return isApiError(error) && passing.includes(error.kind);
}
