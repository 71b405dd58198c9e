import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Maximum clock difference that is treated as equal, in ms (spec 9, "clock-skew tolerance"). */
const toleranceMs = 10_000;

/** Time in which deadlines share one refetch, in ms, because many items end at the same time. */
const batchMs = 100;

/** Clients with a refetch that has just started. */
const recent = new WeakSet<QueryClient>();

/**
 * Returns a function to call when a deadline has passed by this device's clock. It refetches all data
 * at once. It does so again when the deadline has certainly passed by the server's clock, unless the
 * first response contains a new deadline.
 *
 * @param end - the deadline in ms UTC
 */
export function useRefreshAtEnd(end: number): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [end]);
  return () => {
    refetchOnce(queryClient);
    timer.current = setTimeout(() => refetchOnce(queryClient), toleranceMs);
  };
}

function refetchOnce(queryClient: QueryClient): void {
  if (recent.has(queryClient)) return;
  recent.add(queryClient);
  setTimeout(() => recent.delete(queryClient), batchMs);
  void queryClient.invalidateQueries();
}
