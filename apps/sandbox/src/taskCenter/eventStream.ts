import type { ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { LiveEvents } from './liveEvents.ts';

/** Interval of heartbeats in ms. Proxies close connections that are idle for a minute. */
const heartbeatMs = 15_000;
/** Delay before clients reconnect, in ms. */
const retryMs = 2_000;
/** Maximum number of open streams per account. A browser opens one per tab. */
export const mostStreams = 32;
/** Maximum number of bytes to buffer for a slow client before its stream is cut. */
const waitingBytes = 1024 * 1024;

/** Streams of server-sent events (WHATWG HTML, 9.2), one user per stream. */
export interface EventStreams {
  /**
   * Sends changes from now on, or since `lastId`, until the client disconnects.
   *
   * @param isAllowed - called at every heartbeat. The stream ends if it returns false, such as after a logout.
   */
  open(
    response: ServerResponse,
    userId: number,
    lastId: string | undefined,
    isAllowed: () => boolean,
  ): void;
  /** Whether the account may open another stream. */
  hasRoom(userId: number): boolean;
  count(): number;
  /** Cuts all streams. Clients reconnect automatically. */
  drop(): void;
}

export function createEventStreams(live: LiveEvents, clock: Clock): EventStreams {
  /** Open responses with the id of their user. */
  const open = new Map<ServerResponse, number>();

  return {
    open(response, userId, lastId, isAllowed) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      const { oldest, newest } = live.range();
      const from = lastId !== undefined && /^\d{1,15}$/.test(lastId) ? Number(lastId) : undefined;
      // A message with an id but no data sets the client's last event id without an event.
      response.write(`retry: ${retryMs}\nid: ${from ?? newest}\n\n`);
      let sent = from ?? newest;
      if (from !== undefined && (from > newest || from < oldest - 1)) {
        // The id is too old or from another database, so the missed events are unknown. A `refresh` event makes the
        // client refetch.
        sent = newest;
        const event = { ...nothing, type: 'refresh', at: clock.now() };
        response.write(`id: ${newest}\ndata: ${JSON.stringify(event)}\n\n`);
      }

      const send = () => {
        for (const { id, payload } of live.since(userId, sent)) {
          response.write(`id: ${id}\ndata: ${payload}\n\n`);
          sent = id;
        }
        if (response.writableLength > waitingBytes) response.destroy();
      };
      let timer: unknown;
      const beat = () => {
        if (!isAllowed()) return void response.end();
        response.write(':\n\n');
        timer = clock.setTimeout(beat, heartbeatMs);
      };
      timer = clock.setTimeout(beat, heartbeatMs);
      const stop = live.listen(userId, send);
      open.set(response, userId);
      response.on('error', () => response.destroy());
      response.on('close', () => {
        open.delete(response);
        stop();
        clock.clearTimeout(timer);
      });
      send();
    },
    hasRoom: (userId) => [...open.values()].filter((id) => id === userId).length < mostStreams,
    count: () => open.size,
    drop() {
      for (const response of [...open.keys()]) response.destroy();
    },
  };
}

const nothing = { task_id: null, rule_index: null, reward_id: null, campaign_id: null };
