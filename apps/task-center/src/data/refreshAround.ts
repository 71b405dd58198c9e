import type { QueryClient } from '@tanstack/react-query';

/** Clocks that differ by less count as equal (spec 9, "clock-skew tolerance"), in ms. */
const tolerance = 10_000;

/** When each client reads anew once more. */
const timers = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>();

/**
 * Reads everything anew when a deadline has passed here, and once more when it has passed for the
 * server for certain, too. Several deadlines that pass at once count as one.
 */
export function refreshAround(queryClient: QueryClient): void {
  clearTimeout(timers.get(queryClient));
  void queryClient.invalidateQueries();
  timers.set(
    queryClient,
    setTimeout(() => void queryClient.invalidateQueries(), tolerance),
  );
}
