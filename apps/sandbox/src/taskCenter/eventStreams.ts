import type { ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import { noSubject, type LiveEvents } from './liveEvents.ts';

/** Interval of heartbeats in ms. Proxies close connections that are idle for a minute. */
const heartbeatMs = 15_000;
/** Delay before clients reconnect, in ms. */
const retryMs = 2_000;
/** Maximum number of open streams per account. A browser opens one per tab. */
export const maxStreams = 32;
/** Maximum number of bytes to buffer for a slow client before its stream is cut. */
const waitingBytes = 1024 * 1024;

interface Subscription {
  userId: number;
  /** Id of the last event that the client has received, from its header `Last-Event-ID`. */
  lastId: string | undefined;
  /** Is called at every heartbeat. The stream ends if it returns false, such as after a logout. */
  isAllowed: () => boolean;
}

/** Streams of server-sent events (WHATWG HTML, 9.2), one user per stream. */
export interface EventStreams {
  /** Sends changes from now on, or since `lastId`, until the client disconnects. */
  open(response: ServerResponse, subscription: Subscription): void;
  /** Whether the account may open another stream. */
  hasRoom(userId: number): boolean;
  count(): number;
  /** Cuts all streams. Clients reconnect automatically. */
  drop(): void;
}

export function createEventStreams(live: LiveEvents, clock: Clock): EventStreams {
  const userIds = new Map<ServerResponse, number>();

  /** Starts the response. Returns the id after which events have to be sent. */
  function begin(response: ServerResponse, lastId: string | undefined): number {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would collect events before it sends them.
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const { oldest, newest } = live.range();
    const receivedId = readEventId(lastId) ?? newest;
    // A message with an id but no data sets the client's last event id without an event.
    response.write(`retry: ${retryMs}\nid: ${receivedId}\n\n`);
    if (receivedId <= newest && receivedId >= oldest - 1) return receivedId;
    // The id is too old or from another database, so the missed events are unknown. A `refresh` event makes the
    // client refetch.
    const event = { ...noSubject, type: 'refresh', at: clock.now() };
    response.write(`id: ${newest}\ndata: ${JSON.stringify(event)}\n\n`);
    return newest;
  }

  return {
    open(response, { userId, lastId, isAllowed }) {
      // The client has left while its request waited, so `close` was emitted before there was a listener.
      if (response.destroyed) return;
      let sentId = begin(response, lastId);
      const send = () => {
        for (const { id, payload } of live.since(userId, sentId)) {
          response.write(`id: ${id}\ndata: ${payload}\n\n`);
          sentId = id;
        }
        if (response.writableLength > waitingBytes) response.destroy();
      };
      const beat = () => {
        if (!isAllowed()) return void response.end();
        response.write(':\n\n');
        timer = clock.setTimeout(beat, heartbeatMs);
      };
      let timer = clock.setTimeout(beat, heartbeatMs);
      const stopListening = live.listen(userId, send);
      userIds.set(response, userId);
      response.on('error', () => response.destroy());
      response.on('close', () => {
        userIds.delete(response);
        stopListening();
        clock.clearTimeout(timer);
      });
      send();
    },
    hasRoom: (userId) => [...userIds.values()].filter((id) => id === userId).length < maxStreams,
    count: () => userIds.size,
    drop() {
      for (const response of [...userIds.keys()]) response.destroy();
    },
  };
}

function readEventId(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
