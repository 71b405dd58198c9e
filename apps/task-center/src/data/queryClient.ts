import { isApiError, type ApiErrorKind } from '@exchange/api-client/errors';
import { QueryClient } from '@tanstack/react-query';

/** Failures that may be over by the next try. */
const passing: readonly ApiErrorKind[] = ['network', 'timeout', 'gateway', 'http'];

/** Tries after the first, for passing failures. */
const retries = 2;

/** How long an answer counts as fresh, in ms: two parts of a page then share one call. */
const freshMs = 10_000;

/** Keeps the answers of one page. What fails for good is not asked for again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) =>
          failures < retries && isApiError(error) && passing.includes(error.kind),
      },
      mutations: { retry: false },
    },
  });
}
