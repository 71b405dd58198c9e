import type { QueryClient } from '@tanstack/react-query';

/** Clocks that differ by less count as equal (spec 9, "clock-skew tolerance"), in ms. */
const tolerance = 10_000;

/**
 * Reads everything anew when a deadline has passed here, and once more when it has passed for the
 * server for certain, too.
 */
export function refreshAround(queryClient: QueryClient): void {
  void queryClient.invalidateQueries();
  setTimeout(() => void queryClient.invalidateQueries(), tolerance);
}
