import { liveEvent, readInput, type LiveEvent } from '@exchange/task-center-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveStream } from '../services/server/liveStream.ts';
import type { ReadName } from '../services/server/taskCenter.ts';

/** Queries that each event type invalidates. `undefined` means all queries. */
const invalidated: Record<LiveEvent['type'], readonly (ReadName | undefined)[]> = {
  progress: ['home', 'tasks', 'task'],
  claimed: ['home', 'tasks', 'task', 'rewards', 'reward'],
  reward: ['home', 'rewards', 'reward', 'usage'],
  campaign: ['home', 'campaigns', 'campaign', 'leaderboard'],
  check_in: ['home', 'rewards'],
  invite: ['home', 'invite', 'inviteRecords'],
  refresh: [undefined],
  other: [undefined],
};

/** Delay to collect events into one invalidation, in ms. One action often causes several. */
const batchMs = 100;

/**
 * Refetches data that live events report as changed. The stream is open only while the page is
 * visible, because browsers limit connections per host and background tabs would use them up. It
 * resumes when the page is visible again.
 *
 * @param connect - undefined for guests, who have no live events
 */
export function useLiveEvents(connect: LiveStream | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!connect) return undefined;
    const stale = new Set<ReadName | undefined>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetchStale = () => {
      timer = undefined;
      const filters = stale.has(undefined)
        ? [{}]
        : [...stale].map((name) => ({ queryKey: [name] }));
      stale.clear();
      for (const filter of filters) void queryClient.invalidateQueries(filter);
    };
    const markStale = (names: readonly (ReadName | undefined)[]) => {
      for (const name of names) stale.add(name);
      timer ??= setTimeout(refetchStale, batchMs);
    };
    const onData = (data: string) => markStale(invalidated[eventType(data)]);
    const onGap = () => markStale([undefined]);
    let connection = new AbortController();
    const listen = () => {
      connection.abort();
      if (document.visibilityState === 'hidden') return;
      connection = new AbortController();
      connect({ onData, onGap }, connection.signal);
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      connection.abort();
      clearTimeout(timer);
    };
  }, [connect, queryClient]);
}

/** Returns `refresh` for an event that cannot be parsed, because any data may have changed. */
function eventType(data: string): LiveEvent['type'] {
  try {
    const event = readInput(liveEvent, JSON.parse(data));
    return event.ok ? event.value.type : 'refresh';
  } catch {
    return 'refresh';
  }
}
