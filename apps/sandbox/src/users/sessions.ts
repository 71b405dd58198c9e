import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { User } from './accounts.ts';
import type { ServerClock } from '../clock.ts';

/** Lifetime of sessions in ms: 7 days, the same as the token cookie (spec 9). */
export const sessionMs = 7 * 24 * 60 * 60 * 1000;

/** Time after a password confirmation in which security settings can be changed, in ms. */
const confirmationMs = 10 * 60_000;

/** Maximum number of passwords that a session may try in `confirmationMs`. */
const maxAttempts = 5;

export interface Sessions {
  /** Creates a session and returns its token. Stores only the hash of the token. */
  open(userId: number): string;
  user(token: string): User | undefined;
  /** Counts an attempt to confirm the password. Returns false if there were too many. */
  countAttempt(token: string): boolean;
  /** Call after the user entered the correct password. */
  confirm(token: string): void;
  /** Whether the password was confirmed within `confirmationMs`. A login does not count as a confirmation. */
  isConfirmed(token: string): boolean;
  end(token: string): void;
  /** Ends all sessions of a user. */
  endAll(userId: number): void;
  /** Ends all sessions of a user except the one with this token. */
  endOthers(userId: number, token: string): void;
  count(): number;
}

export function createSessions(db: DatabaseSync, clock: ServerClock): Sessions {
  const insert = db.prepare(
    'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
  );
  const select = db.prepare(`
    SELECT users.* FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE token_hash = ? AND expires_at > ?
  `);
  const attempt = db.prepare(`
    UPDATE sessions SET
      attempts = iif(attempts_since > :since, attempts + 1, 1),
      attempts_since = iif(attempts_since > :since, attempts_since, :now)
    WHERE token_hash = :hash RETURNING attempts
  `);
  const confirm = db.prepare(
    'UPDATE sessions SET confirmed_at = ?, attempts = 0 WHERE token_hash = ?',
  );
  const confirmed = db.prepare('SELECT 1 FROM sessions WHERE token_hash = ? AND confirmed_at > ?');
  const removeOthers = db.prepare('DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?');
  const remove = db.prepare('DELETE FROM sessions WHERE token_hash = ?');
  const removeAll = db.prepare('DELETE FROM sessions WHERE user_id = ?');
  const removeExpired = db.prepare('DELETE FROM sessions WHERE expires_at <= ?');
  const countAll = db.prepare('SELECT count(*) AS sessions FROM sessions');

  return {
    open(userId) {
      const now = clock.now();
      removeExpired.run(now);
      const token = randomBytes(32).toString('base64url');
      insert.run(hash(token), userId, now, now + sessionMs);
      return token;
    },
    user: (token) => select.get(hash(token), clock.now()) as User | undefined,
    countAttempt(token) {
      const now = clock.now();
      const row = attempt.get({ since: now - confirmationMs, now, hash: hash(token) });
      return row !== undefined && Number(row.attempts) <= maxAttempts;
    },
    confirm: (token) => void confirm.run(clock.now(), hash(token)),
    isConfirmed: (token) => confirmed.get(hash(token), clock.now() - confirmationMs) !== undefined,
    end: (token) => void remove.run(hash(token)),
    endAll: (userId) => void removeAll.run(userId),
    endOthers: (userId, token) => void removeOthers.run(userId, hash(token)),
    count: () => (countAll.get() as { sessions: number }).sessions,
  };
}

/** Hashes a token. No salt is needed, because tokens are 256 random bits. */
function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
