import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../../database.ts';
import { dayMs } from '../calendar.ts';
import { Refusal } from './refusal.ts';

/** A client that repeats a request later gets a new operation. */
const keptMs = 30 * dayMs;

/** A request for an operation. Requests of a user with the same key are the same operation. */
export interface Attempt {
  userId: number;
  key: string;
  /** Serialised request. Reusing the key for a different request is an error. */
  request: string;
  now: number;
}

/**
 * Returns a function that runs an operation once per key. One transaction runs the operation and stores its
 * response. A repeated key returns the stored response. A refused operation changes and stores nothing, so its
 * key can be used again.
 *
 * @throws Refusal if the key was used for another request; also rethrows errors from `work`
 */
export function createIdempotency(db: DatabaseSync) {
  const find = db.prepare(
    'SELECT request, answer FROM idempotency_keys WHERE user_id = ? AND key = ?',
  );
  const insert = db.prepare(`
    INSERT INTO idempotency_keys (user_id, key, request, answer, created_at) VALUES (?, ?, ?, ?, ?)
  `);
  const deleteOld = db.prepare('DELETE FROM idempotency_keys WHERE user_id = ? AND created_at < ?');

  return function once<Answer>(attempt: Attempt, work: () => Answer): Answer {
    const { userId, key, request, now } = attempt;
    return transaction(db, () => {
      const stored = find.get(userId, key) as { request: string; answer: string } | undefined;
      if (stored) {
        if (stored.request === request) return JSON.parse(stored.answer) as Answer;
        throw new Refusal(
          'keyReused',
          'This Idempotency-Key was already used for another request.',
        );
      }
      const answer = work();
      deleteOld.run(userId, now - keptMs);
      insert.run(userId, key, request, JSON.stringify(answer), now);
      return answer;
    });
  };
}
