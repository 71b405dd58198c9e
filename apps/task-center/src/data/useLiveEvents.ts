import { liveEvent, readInput, type LiveEvent } from '@exchange/task-center-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReadName } from './taskCenter.ts';

/** What an event makes old. */
const outdated: Record<LiveEvent['type'], readonly ReadName[]> = {
  progress: ['home', 'tasks', 'task'],
  claimed: ['home', 'tasks', 'task', 'rewards', 'reward'],
  reward: ['home', 'rewards', 'reward', 'usage'],
  campaign: ['home', 'campaigns', 'campaign', 'leaderboard'],
  check_in: ['home', 'rewards'],
  invite: ['home', 'invite', 'inviteRecords'],
  refresh: [],
  other: [],
};

/**
 * Reads anew what the server says has changed, without a reload of the page. The browser reconnects by
 * itself and names the last event it saw; without the stream, pages are right again on the next focus.
 *
 * @param connect - opens the stream; undefined for guests, whom nothing is told
 */
export function useLiveEvents(connect: (() => EventSource) | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!connect) return undefined;
    const source = connect();
    const hear = ({ data }: MessageEvent<string>) => {
      const names = outdated[eventType(data)];
      const filters = names.length === 0 ? [{}] : names.map((name) => ({ queryKey: [name] }));
      for (const filter of filters) void queryClient.invalidateQueries(filter);
    };
    source.addEventListener('message', hear);
    return () => {
      source.removeEventListener('message', hear);
      source.close();
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
