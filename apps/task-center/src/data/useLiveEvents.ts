import type { LiveStream } from '@exchange/site-runtime';
import { userKey } from '@exchange/site-runtime/queries';
import { liveEvent, readInput, type LiveEvent } from '@exchange/task-center-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReadName } from '../services/server/taskCenter.ts';
import { useData } from './DataContext.ts';

/** Queries that each event type invalidates. `undefined` means all queries. */
const invalidated: Record<LiveEvent['type'], readonly (ReadName | undefined)[]> = {
  progress: ['home', 'tasks', 'task'],
  claimed: ['home', 'tasks', 'task', 'rewards', 'reward', 'wallet', 'points', 'shop', 'notices'],
  reward: ['home', 'rewards', 'reward', 'usage', 'wallet', 'points', 'shop', 'notices'],
  campaign: ['home', 'campaigns', 'campaign', 'leaderboard', 'notices'],
  check_in: ['home', 'rewards', 'wallet', 'points', 'shop', 'notices'],
  notices: ['notices'],
  invite: ['home', 'invite', 'inviteRecords'],
  refresh: [undefined],
  other: [undefined],
};

/** Time in which events are collected into one refetch, in ms. One action often causes several events. */
const batchMs = 100;

/**
 * Refetches data that live events report as changed. The stream is open only while the page is
 * visible, because background tabs would use up the browser's limit of connections per host. It
 * resumes when the page is visible again.
 *
 * @param connect - opens the event stream; undefined for guests, who have no live events
 */
export function useLiveEvents(connect: LiveStream | undefined): void {
  const queryClient = useQueryClient();
  const { userId } = useData();
  useEffect(() => {
    if (!connect) return undefined;
    const stale = new Set<ReadName | undefined>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetchStale = () => {
      timer = undefined;
      const filters = stale.has(undefined)
        ? [{}]
        : [...stale]
            .flatMap((name) => name ?? [])
            .map((name) => ({ queryKey: userKey(userId, name) }));
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
  }, [connect, queryClient, userId]);
}

/** Returns the event's type, or `refresh` if the event cannot be parsed, because any data may have changed. */
function eventType(data: string): LiveEvent['type'] {
  try {
    const event = readInput(liveEvent, JSON.parse(data));
    return event.ok ? event.value.type : 'refresh';
  } catch {
    return 'refresh';
  }
}
