import type { ServerResponse } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { LiveEvent } from '@exchange/task-center-api';
import type { Clock, ServerClock } from '../clock.ts';

/** Maximum number of stored events of all accounts. Clients that missed deleted events get a `refresh` event. */
const maxEvents = 5_000;

/** Interval of heartbeats in ms. Proxies close connections that are idle for a minute. */
const heartbeatMs = 15_000;
/** Delay before clients reconnect, in ms. */
const retryMs = 2_000;
/** Maximum number of open streams per account. A browser opens one per tab. */
export const maxStreams = 32;
/** Maximum number of bytes to buffer for a slow client before its stream is cut. */
const waitingBytes = 1024 * 1024;

type Change = Pick<LiveEvent, 'type'> & Partial<Omit<LiveEvent, 'type' | 'at'>>;

/** Subject of an event about everything. */
const noSubject = { task_id: null, rule_index: null, reward_id: null, campaign_id: null };

export interface StoredEvent {
  id: number;
  payload: string;
}

/** Events about changes, per user. They are stored in the transaction that makes the change, and sent after it. */
export interface LiveEvents {
  /** Stores a change. Call inside a transaction, then call `publish` after it. */
  store(userId: number, change: Change): void;
  /** Calls all listeners if changes were stored since the last call. */
  publish(): void;
  /** Sends `refresh` to all listeners. */
  refreshAll(): void;
  since(userId: number, id: number): StoredEvent[];
  /** Returns the oldest and newest stored ids, or 0 if there are no events. */
  range(): { oldest: number; newest: number };
  /** Adds a listener, `wake`. Returns a function that removes it. */
  listen(userId: number, wake: () => void): () => void;
}

export function createLiveEvents(db: DatabaseSync, clock: ServerClock): LiveEvents {
  const insert = db.prepare('INSERT INTO live_events (user_id, payload) VALUES (?, ?)');
  const trim = db.prepare(
    `DELETE FROM live_events WHERE id <= (SELECT max(id) FROM live_events) - ${maxEvents}`,
  );
  const newer = db.prepare(
    'SELECT id, payload FROM live_events WHERE user_id = ? AND id > ? ORDER BY id',
  );
  // In one SELECT, SQLite would read all rows for the two bounds.
  const bounds = db.prepare(`
    SELECT coalesce((SELECT min(id) FROM live_events), 0) AS oldest,
      coalesce((SELECT max(id) FROM live_events), 0) AS newest
  `);
  let hasUnpublished = false;
  const listeners = new Set<{ userId: number; wake: () => void }>();

  const events: LiveEvents = {
    store(userId, change) {
      const event: LiveEvent = {
        ...noSubject,
        ...change,
        at: clock.now(),
      };
      insert.run(userId, JSON.stringify(event));
      trim.run();
      hasUnpublished = true;
    },
    publish() {
      if (!hasUnpublished) return;
      hasUnpublished = false;
      for (const { wake } of [...listeners]) wake();
    },
    refreshAll() {
      for (const userId of new Set([...listeners].map((each) => each.userId))) {
        events.store(userId, { type: 'refresh' });
      }
      events.publish();
    },
    since: (userId, id) => newer.all(userId, id) as unknown as StoredEvent[],
    range: () => bounds.get() as { oldest: number; newest: number },
    listen(userId, wake) {
      const listener = { userId, wake };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return events;
}

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
    open(response, userId, lastId, isAllowed) {
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
