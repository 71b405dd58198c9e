import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { ServerClock } from '../clock.ts';

export type CodePurpose = 'login' | 'recovery';

/** Lifetime of a code, in ms. */
const codeMs = 10 * 60_000;
/** Minimum time between two codes of a request, in ms. */
const resendMs = 30_000;
/** Lifetime of a request, in ms. Afterwards, no more codes are sent for it. */
const requestMs = 30 * 60_000;
/** Maximum number of wrong codes per request. */
const maxAttempts = 5;
/** Maximum number of codes per account and purpose in 10 minutes. */
const maxSends = 5;

/** A request for a code, as returned to the page. */
export interface CodeRequest {
  id: string;
  expires_in_ms: number;
  resend_in_ms: number;
}

export type Sent = { ok: true; request: CodeRequest } | { ok: false; reason: 'expired' | 'locked' };
export type Redeemed =
  { ok: true; userId: number } | { ok: false; reason: 'wrong' | 'expired' | 'locked' };

/** One-time codes of six digits. Only hashes of them are stored. */
export interface OneTimeCodes {
  /**
   * Starts a request. If `userId` is undefined, no code is delivered, but all results are the same as for a user,
   * so that they do not reveal whether the account exists.
   *
   * @param account - text that identifies the account, even if it does not exist
   */
  start(purpose: CodePurpose, account: string, userId: number | undefined): Sent;
  /** Sends another code, which replaces the previous one. */
  resend(id: string): Sent;
  /** Checks a code and ends the request if the code is correct. Each request allows five attempts. */
  redeem(purpose: CodePurpose, id: string, code: string): Redeemed;
  /** Returns the `account` of a request, even after its code has expired. */
  accountOf(purpose: CodePurpose, id: string): string | undefined;
  /** Ends all requests of a user. */
  endAll(userId: number): void;
}

interface CodeRow {
  purpose: CodePurpose;
  account: string;
  user_id: number | null;
  code_hash: Uint8Array;
  attempts: number;
  sends: number;
  started_at: number;
  sent_at: number;
}

/** @param deliver - called with each code for an existing user */
export function createOneTimeCodes(
  db: DatabaseSync,
  clock: ServerClock,
  deliver: (purpose: CodePurpose, userId: number, code: string) => void,
): OneTimeCodes {
  const insert = db.prepare(`
    INSERT INTO account_codes (id_hash, purpose, account, user_id, code_hash, started_at, sent_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
  `);
  const select = db.prepare('SELECT * FROM account_codes WHERE id_hash = ? AND started_at > ?');
  const countSends = db.prepare(`
    SELECT coalesce(sum(sends), 0) AS sends FROM account_codes
    WHERE account = ? AND purpose = ? AND sent_at > ?
  `);
  const renew = db.prepare(
    'UPDATE account_codes SET code_hash = ?, sent_at = ?, sends = sends + 1 WHERE id_hash = ?',
  );
  const fail = db.prepare('UPDATE account_codes SET attempts = attempts + 1 WHERE id_hash = ?');
  const remove = db.prepare('DELETE FROM account_codes WHERE id_hash = ?');
  const removeOld = db.prepare('DELETE FROM account_codes WHERE started_at <= ?');
  const removeAll = db.prepare('DELETE FROM account_codes WHERE user_id = ?');

  const find = (id: string) => select.get(hash(id), clock.now() - requestMs) as CodeRow | undefined;
  const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
  const sent = (id: string): Sent => ({
    ok: true,
    request: { id, expires_in_ms: codeMs, resend_in_ms: resendMs },
  });

  function isLimited(purpose: CodePurpose, account: string): boolean {
    const { sends } = countSends.get(account, purpose, clock.now() - codeMs) as { sends: number };
    return sends >= maxSends;
  }

  return {
    start(purpose, account, userId) {
      const now = clock.now();
      removeOld.run(now - requestMs);
      if (isLimited(purpose, account)) return { ok: false, reason: 'locked' };
      const id = randomBytes(16).toString('base64url');
      const code = newCode();
      insert.run(hash(id), purpose, account, userId ?? null, hash(id + code), now, now);
      if (userId !== undefined) deliver(purpose, userId, code);
      return sent(id);
    },

    resend(id) {
      const row = find(id);
      if (!row) return { ok: false, reason: 'expired' };
      const wait = row.sent_at + resendMs - clock.now();
      if (wait > 0) {
        const expires = row.sent_at + codeMs - clock.now();
        return { ok: true, request: { id, expires_in_ms: expires, resend_in_ms: wait } };
      }
      if (row.attempts >= maxAttempts || isLimited(row.purpose, row.account)) {
        return { ok: false, reason: 'locked' };
      }
      const code = newCode();
      renew.run(hash(id + code), clock.now(), hash(id));
      if (row.user_id !== null) deliver(row.purpose, row.user_id, code);
      return sent(id);
    },

    redeem(purpose, id, code) {
      const row = find(id);
      if (row?.purpose !== purpose) return { ok: false, reason: 'expired' };
      if (row.attempts >= maxAttempts) return { ok: false, reason: 'locked' };
      if (row.sent_at + codeMs <= clock.now()) return { ok: false, reason: 'expired' };
      if (!timingSafeEqual(hash(id + code), row.code_hash)) {
        fail.run(hash(id));
        return { ok: false, reason: row.attempts + 1 < maxAttempts ? 'wrong' : 'locked' };
      }
      remove.run(hash(id));
      // The request has no user, so no code was sent and this one was guessed.
      if (row.user_id === null) return { ok: false, reason: 'wrong' };
      return { ok: true, userId: row.user_id };
    },

    accountOf(purpose, id) {
      const row = find(id);
      return row?.purpose === purpose ? row.account : undefined;
    },

    endAll: (userId) => void removeAll.run(userId),
  };
}

/** Hashes an id, or an id with its code. No salt is needed, because ids contain 128 random bits. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
