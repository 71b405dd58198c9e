import type { QueryClient } from '@tanstack/react-query';

/** Maximum clock difference that is treated as equal, in ms (spec 9, "clock-skew tolerance"). */
const tolerance = 10_000;

/** Pending second refresh of each client. */
const timers = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>();

/**
 * Refetches all data when a deadline passes on this device, and again once it has certainly passed
 * on the server. Calls in quick succession share the second refetch.
 */
export function refreshAround(queryClient: QueryClient): void {
  clearTimeout(timers.get(queryClient));
  void queryClient.invalidateQueries();
  timers.set(
    queryClient,
    setTimeout(() => void queryClient.invalidateQueries(), tolerance),
  );
}
