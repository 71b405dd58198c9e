import { type Clock, systemClock } from '../clock.ts';
import { type ApiError, isApiError, isUnauthorized } from '../errors/apiError.ts';
import { hash } from '../hash.ts';
import { fillRandom, type RandomBytes } from '../random.ts';
import type { Locks } from './browserLock.ts';
import { createRenewalTurns, type Turn } from './renewalTurns.ts';
import { createRenewedTokens } from './renewedTokens.ts';
import type { TokenStorage } from './sharedItem.ts';

/** A failed call, passed to the client's `renewToken` option. */
export interface Refusal {
  error: ApiError;
  /** Token with which the call was sent. */
  token: string | undefined;
  /** Returns false if `forget()` was called after the call started. */
  isCurrent: () => boolean;
  /** Time since the call was sent, in ms. 0 for a prepared request, because it can be sent at any time. */
  ageMs: number;
}

/**
 * Resolves to a new token to repeat the call with, to `true` to repeat it with its own headers and
 * a renewed cookie, or to `undefined` if it must not be repeated. If it rejects, the call fails
 * with its own error and the session goes on.
 */
export type RenewToken = (refusal: Refusal) => Promise<string | true | undefined>;

/** Options of {@link createTokenRefresh}. */
export interface TokenRefreshOptions {
  /** Returns the current token, like the client's `userToken` option. */
  get: () => string | undefined | Promise<string | undefined>;
  /** Stores the new token. Not called if another user logged in, or the user logged out, during the refresh. */
  set: (token: string) => void | Promise<void>;
  /**
   * Requests a new token for an expired one. The session has ended if it resolves to `undefined`, or rejects with
   * `noPermission`, status 401 or an error for which `isExpired` returns true. After any other error it goes on, and
   * the next refused call tries again. If you use the same client for this request, set `authorization: false`, so that
   * it is sent without the expired token. Otherwise, the refresh would wait for itself.
   */
  refresh: (token: string) => Promise<string | undefined>;
  /**
   * Returns whether the error means that the token has expired. Default: `noPermission`, and `http`
   * with status 401.
   */
  isExpired?: ((error: ApiError) => boolean) | undefined;
  /**
   * Time limit of `refresh` and `set` together, in ms. After it, the next refused call tries again.
   * Default 30,000; 0 and `Infinity` mean no limit.
   */
  timeoutMs?: number | undefined;
  /**
   * Prevents tabs from renewing a token at the same time. Default: `navigator.locks`, looked up when
   * called. Browsers without it use the storage.
   */
  locks?: Locks | undefined;
  /**
   * Storage that all tabs share. Contains hashes of the latest tokens, so that a tab recognizes a token
   * that another tab has renewed. Default: `localStorage`, looked up when called.
   */
  storage?: TokenStorage | undefined;
  /** Time source. Default: the globals, looked up when called. */
  clock?: Clock | undefined;
  /** Source of random bytes, for browsers without Web Locks. Default: `crypto.getRandomValues`. */
  random?: RandomBytes | undefined;
}

/** Whether the error of a refresh means that the session has ended. After any other error, it may go on. */
export function endsSession(error: unknown, isExpired: (error: ApiError) => boolean): boolean {
  return isApiError(error) && (isUnauthorized(error) || isExpired(error));
}

/**
 * Result of a renewal. `discarded` means that its result belongs to a former session, or that the token
 * changed before.
 */
type Outcome = 'renewed' | 'sessionEnded' | 'discarded';

/**
 * Creates the `renewToken` option of a client. All calls that are refused with the same token share one
 * refresh, in all tabs of the origin. A refused call is not repeated if it had no token, or if another
 * user has logged in since. For a session without a token, see `createCookieRefresh`.
 *
 * @throws `ApiError` of kind `badRequest` if `timeoutMs` is negative or not a number.
 */
export function createTokenRefresh({
  get,
  set,
  refresh,
  isExpired = isUnauthorized,
  timeoutMs,
  locks,
  storage,
  clock = systemClock,
  random = fillRandom,
}: TokenRefreshOptions): RenewToken {
  const takeTurn = createRenewalTurns({ timeoutMs, locks, storage, clock, random });
  const renewedTokens = createRenewedTokens(storage);
  /** The latest renewal of this page, unless it failed or was discarded. */
  let latest: { token: string; outcome: Promise<Outcome> } | undefined;

  /** Renews a token, unless another tab has replaced or removed it while this one waited for its turn. */
  async function renew(
    token: string,
    isCurrent: () => boolean,
    { waitForOthers }: Turn,
  ): Promise<Outcome> {
    const isUnchanged = async () => (await get()) === token && isCurrent();
    if (!(await isUnchanged())) return 'discarded';
    let next: string | undefined;
    try {
      next = await refresh(token);
    } catch (error) {
      // If tabs cannot take turns, the refresh of another tab may have used up the token.
      if (!endsSession(error, isExpired) && (await isUnchanged())) throw error;
    }
    if (!next) await waitForOthers(async () => !(await isUnchanged()));
    // After a logout or another login, the new token belongs to a former user and must not be stored.
    if (!(await isUnchanged())) return 'discarded';
    if (!next) return 'sessionEnded';
    renewedTokens.add(token, next);
    await set(next);
    return 'renewed';
  }

  function startRenewal(token: string, isCurrent: () => boolean) {
    const outcome = takeTurn(hash(token), (turn) => renew(token, isCurrent, turn));
    const renewal = { token, outcome };
    // After a failure or a discarded result, the next refused call tries again.
    const forgetRenewal = () => {
      if (latest === renewal) latest = undefined;
    };
    outcome.then((result) => {
      if (result === 'discarded') forgetRenewal();
    }, forgetRenewal);
    return renewal;
  }

  return async ({ error, token, isCurrent }) => {
    if (!token || !isExpired(error)) return undefined;
    while (isCurrent()) {
      const current = await get();
      if (current !== token) {
        return current && renewedTokens.hasReplaced(token, current) ? current : undefined;
      }
      if (latest?.token !== token) latest = startRenewal(token, isCurrent);
      const outcome = await latest.outcome;
      const isStored = (await get()) !== token;
      if (outcome !== 'discarded' && !isStored) return undefined;
    }
    return undefined;
  };
}
