import type { LiveStream } from '@exchange/site/services';
import { readInput } from '@exchange/exchange-api';
import { liveEvent } from '@exchange/task-center-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useData } from './DataContext.ts';
import { refetchStale, type Change } from './staleReads.ts';

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
    const changes = new Set<Change>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetch = () => {
      timer = undefined;
      refetchStale(queryClient, userId, changes);
      changes.clear();
    };
    const collect = (change: Change) => {
      changes.add(change);
      timer ??= setTimeout(refetch, batchMs);
    };
    const onData = (data: string) => collect(changeOf(data));
    const onGap = () => collect('refresh');
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

/** Returns the type of an event, or `refresh` if the event cannot be parsed, because any data may have changed. */
function changeOf(data: string): Change {
  try {
    const event = readInput(liveEvent, JSON.parse(data));
    return event.ok ? event.value.type : 'refresh';
  } catch {
    return 'refresh';
  }
}
