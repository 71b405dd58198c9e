import type { DatabaseSync } from 'node:sqlite';
import type { LiveEvent } from '@exchange/task-center-api';
import type { ServerClock } from '../clock.ts';

/** Maximum number of stored events of all accounts. Clients that missed deleted events get a `refresh` event. */
const maxEvents = 5_000;

/** A change, with the parts of its event that name its subject. */
type SubjectChange = Pick<LiveEvent, 'type'> & Partial<Omit<LiveEvent, 'type' | 'at'>>;

/** Subject of an event about everything. */
export const noSubject = { task_id: null, rule_index: null, reward_id: null, campaign_id: null };

/** An event with the id that orders it. `payload` is the JSON text that clients get. */
export interface StoredEvent {
  id: number;
  payload: string;
}

/** Events about changes, per user. They are stored in the transaction that makes the change, and sent after it. */
export interface LiveEvents {
  /** Stores a change. Call inside a transaction, then call `publish` after it. */
  store(userId: number, change: SubjectChange): void;
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
