import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { ServerClock } from '../../clock.ts';
import { readAuthenticatorData, type AuthenticatorData } from './authenticatorData.ts';
import { readClientData, type ClientData } from './clientData.ts';
import type { NewPasskey, PasskeyLogin } from './passkeyInput.ts';
import { isSigned, readPublicKey } from './publicKey.ts';

/** Lifetime of a challenge, in ms. */
export const challengeMs = 5 * 60_000;

export interface Passkey {
  id: string;
  /** In ms UTC. */
  created_at: number;
  /** In ms UTC. null before the first login. */
  used_at: number | null;
}

/** Passkeys (WebAuthn level 3) of all users. Ids and challenges are in base64url. */
export interface Passkeys {
  list(userId: number): Passkey[];
  /** Returns the random id that identifies the user to authenticators. It is the same for all passkeys of the user. */
  handle(userId: number): string;
  /** Returns a new challenge for a page on `origin`: to add a passkey for `userId`, or to log in if it is null. */
  challenge(origin: string, userId: number | null): string;
  /** Stores a passkey if the browser's response is valid. Returns whether it is. */
  add(userId: number, input: NewPasskey): boolean;
  /** Returns the id of the user whose passkey signed the challenge, or undefined if the response is invalid. */
  verify(input: PasskeyLogin): number | undefined;
  remove(userId: number, id: string): void;
}

interface PasskeyRow {
  user_id: number;
  user_handle: string;
  public_key: Uint8Array;
  algorithm: number;
  sign_count: number;
}

export function createPasskeys(db: DatabaseSync, clock: ServerClock): Passkeys {
  const ofUser = db.prepare(
    'SELECT id, created_at, used_at FROM passkeys WHERE user_id = ? ORDER BY created_at, id',
  );
  const byId = db.prepare('SELECT * FROM passkeys WHERE id = ?');
  const handleOf = db.prepare('SELECT user_handle FROM passkeys WHERE user_id = ? LIMIT 1');
  const insert = db.prepare(`
    INSERT INTO passkeys (id, user_id, user_handle, public_key, algorithm, sign_count, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
  `);
  const updateUse = db.prepare('UPDATE passkeys SET sign_count = ?, used_at = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM passkeys WHERE id = ? AND user_id = ?');
  const insertChallenge = db.prepare(
    'INSERT INTO passkey_challenges (challenge, origin, user_id, handle, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const takeChallenge = db.prepare(
    'DELETE FROM passkey_challenges WHERE challenge = ? RETURNING *',
  );
  const removeOld = db.prepare('DELETE FROM passkey_challenges WHERE expires_at <= ?');
  const handleOfChallenge = db.prepare(
    'SELECT handle FROM passkey_challenges WHERE user_id = ? ORDER BY expires_at DESC LIMIT 1',
  );

  function handle(userId: number): string {
    // The handle of a challenge becomes that of the passkey which answers it.
    const known = (handleOf.get(userId) ?? handleOfChallenge.get(userId)) as
      { user_handle?: string; handle?: string } | undefined;
    return known?.user_handle ?? known?.handle ?? randomBytes(16).toString('base64url');
  }

  /** Checks what adding a passkey and logging in have in common. Each challenge can be checked only once. */
  function check(
    type: ClientData['type'],
    userId: number | null,
    input: { clientData: Buffer; authenticatorData: Buffer },
  ): { data: AuthenticatorData; handle: string | null } | undefined {
    const client = readClientData(input.clientData);
    const data = readAuthenticatorData(input.authenticatorData);
    if (client?.type !== type || !data) return undefined;
    const challenge = takeChallenge.get(client.challenge) as
      | { origin: string; user_id: number | null; handle: string | null; expires_at: number }
      | undefined;
    if (!challenge || challenge.expires_at <= clock.now()) return undefined;
    if (challenge.user_id !== userId || challenge.origin !== client.origin) return undefined;
    const rpIdHash = createHash('sha256').update(new URL(challenge.origin).hostname).digest();
    if (!data.rpIdHash.equals(rpIdHash) || !data.isPresent || !data.isVerified) return undefined;
    return { data, handle: challenge.handle };
  }

  return {
    list: (userId) => ofUser.all(userId) as unknown as Passkey[],
    handle,

    challenge(origin, userId) {
      removeOld.run(clock.now());
      const challenge = randomBytes(32).toString('base64url');
      const userHandle = userId === null ? null : handle(userId);
      insertChallenge.run(challenge, origin, userId, userHandle, clock.now() + challengeMs);
      return challenge;
    },

    add(userId, input) {
      const checked = check('webauthn.create', userId, input);
      if (!checked?.handle || !checked.data.credentialId?.equals(input.id)) return false;
      if (!readPublicKey(input.publicKey, input.algorithm)) return false;
      const { changes } = insert.run(
        input.id.toString('base64url'),
        userId,
        checked.handle,
        input.publicKey,
        input.algorithm,
        checked.data.signCount,
        clock.now(),
      );
      return changes === 1;
    },

    verify(input) {
      const checked = check('webauthn.get', null, input);
      const id = input.id.toString('base64url');
      const found = byId.get(id) as PasskeyRow | undefined;
      if (!checked || !found || found.user_handle !== input.userHandle) return undefined;
      const key = readPublicKey(Buffer.from(found.public_key), found.algorithm);
      const hash = createHash('sha256').update(input.clientData).digest();
      const signed = Buffer.concat([input.authenticatorData, hash]);
      if (!key || !isSigned(key, signed, input.signature)) return undefined;
      // A signature counter that does not increase may mean a cloned authenticator (section 7.2, step 22).
      const { signCount } = checked.data;
      if ((signCount > 0 || found.sign_count > 0) && signCount <= found.sign_count)
        return undefined;
      updateUse.run(signCount, clock.now(), id);
      return found.user_id;
    },

    remove: (userId, id) => void remove.run(id, userId),
  };
}
