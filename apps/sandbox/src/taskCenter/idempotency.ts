import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../database.ts';
import { dayMs } from './calendar.ts';
import { Refusal } from './refusal.ts';

const keptMs = 30 * dayMs;

/** One intention of a user: the same key is the same intention. */
export interface Attempt {
  userId: number;
  key: string;
  /** What is asked for; the same key with something else is a mistake. */
  request: string;
  now: number;
}

/**
 * Does something once, in one transaction with the note of what was answered. A repeated key gets the
 * first answer again. A refusal changes nothing and is not noted, so the key may be tried again.
 *
 * @throws Refusal when the key was used for something else, or whatever `work` throws
 */
export function createOnce(db: DatabaseSync) {
  const find = db.prepare(
    'SELECT request, answer FROM idempotency_keys WHERE user_id = ? AND key = ?',
  );
  const note = db.prepare(`
    INSERT INTO idempotency_keys (user_id, key, request, answer, created_at) VALUES (?, ?, ?, ?, ?)
  `);
  const forget = db.prepare('DELETE FROM idempotency_keys WHERE user_id = ? AND created_at < ?');

  return function once<Answer>(attempt: Attempt, work: () => Answer): Answer {
    const { userId, key, request, now } = attempt;
    return transaction(db, () => {
      const noted = find.get(userId, key) as { request: string; answer: string } | undefined;
      if (noted) {
        if (noted.request === request) return JSON.parse(noted.answer) as Answer;
        throw new Refusal('keyReused', 'This Idempotency-Key was used for something else.');
      }
      const answer = work();
      forget.run(userId, now - keptMs);
      note.run(userId, key, request, JSON.stringify(answer), now);
      return answer;
    });
  };
}
