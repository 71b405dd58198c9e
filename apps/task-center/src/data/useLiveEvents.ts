import { liveEvent, readInput, type LiveEvent } from '@exchange/task-center-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveStream } from './liveStream.ts';
import type { ReadName } from './taskCenter.ts';

/** What an event makes old; undefined stands for everything. */
const outdated: Record<LiveEvent['type'], readonly (ReadName | undefined)[]> = {
  progress: ['home', 'tasks', 'task'],
  claimed: ['home', 'tasks', 'task', 'rewards', 'reward'],
  reward: ['home', 'rewards', 'reward', 'usage'],
  campaign: ['home', 'campaigns', 'campaign', 'leaderboard'],
  check_in: ['home', 'rewards'],
  invite: ['home', 'invite', 'inviteRecords'],
  refresh: [undefined],
  other: [undefined],
};

/** One act is often several events: what they make old is read once, after this many ms. */
const gatheringMs = 100;

/**
 * Reads anew what the server says has changed, without a reload of the page. It listens while the page
 * is in view: a browser has few connections to one host, and tabs in the background would hold them.
 * Back in view, it hears what it missed.
 *
 * @param connect - undefined for guests, whom nothing is told
 */
export function useLiveEvents(connect: LiveStream | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!connect) return undefined;
    const old = new Set<ReadName | undefined>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readOld = () => {
      timer = undefined;
      const filters = old.has(undefined) ? [{}] : [...old].map((name) => ({ queryKey: [name] }));
      old.clear();
      for (const filter of filters) void queryClient.invalidateQueries(filter);
    };
    const note = (names: readonly (ReadName | undefined)[]) => {
      for (const name of names) old.add(name);
      timer ??= setTimeout(readOld, gatheringMs);
    };
    const onData = (data: string) => note(outdated[eventType(data)]);
    const onGap = () => note([undefined]);
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

/** What cannot be read may have been anything. */
function eventType(data: string): LiveEvent['type'] {
  try {
    const event = readInput(liveEvent, JSON.parse(data));
    return event.ok ? event.value.type : 'refresh';
  } catch {
    return 'refresh';
  }
}
