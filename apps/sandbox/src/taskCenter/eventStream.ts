import type { ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { LiveEvents } from './liveEvents.ts';

/** How often a silent stream says that it is there, in ms. Proxies cut what is silent for a minute. */
const heartbeatMs = 15_000;
/** How long a client waits before it comes back, in ms. */
const retryMs = 2_000;

/** Server-sent events (WHATWG HTML, 9.2) of one user each. */
export interface EventStreams {
  /**
   * Sends what changes from now on, or since `lastId`, until the client leaves.
   *
   * @param isAllowed - asked at every heartbeat: a session may have ended
   */
  open(
    response: ServerResponse,
    userId: number,
    lastId: string | undefined,
    isAllowed: () => boolean,
  ): void;
  count(): number;
  /** Cuts every stream; clients come back by themselves. */
  drop(): void;
}

export function createEventStreams(live: LiveEvents, clock: Clock): EventStreams {
  const open = new Set<ServerResponse>();

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
      // An id without data moves the client's last id and says nothing else.
      response.write(`retry: ${retryMs}\nid: ${from ?? newest}\n\n`);
      let sent = from ?? newest;
      if (from !== undefined && (from > newest || from < oldest - 1)) {
        // From another database, or too long ago: what was missed is not known.
        sent = newest;
        const event = { ...nothing, type: 'refresh', at: clock.now() };
        response.write(`id: ${newest}\ndata: ${JSON.stringify(event)}\n\n`);
      }

      const send = () => {
        for (const { id, payload } of live.since(userId, sent)) {
          response.write(`id: ${id}\ndata: ${payload}\n\n`);
          sent = id;
        }
      };
      let timer: unknown;
      const beat = () => {
        if (!isAllowed()) return void response.end();
        response.write(':\n\n');
        timer = clock.setTimeout(beat, heartbeatMs);
      };
      timer = clock.setTimeout(beat, heartbeatMs);
      const stop = live.listen(userId, send);
      open.add(response);
      response.on('error', () => response.destroy());
      response.on('close', () => {
        open.delete(response);
        stop();
        clock.clearTimeout(timer);
      });
      send();
    },
    count: () => open.size,
    drop() {
      for (const response of [...open]) response.destroy();
    },
  };
}

const nothing = { task_id: null, rule_index: null, reward_id: null, campaign_id: null };
