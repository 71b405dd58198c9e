import { type ApiError, isApiError } from '../errors/apiError.ts';

/** A refused call, passed to the `renewToken` option of a client. */
export interface Refusal {
  error: ApiError;
  /** The token that the call was sent with. */
  token: string | undefined;
  /** Returns whether `forget()` was not called since the call started. */
  isCurrent: () => boolean;
}

/** Returns a new token to repeat the call with, or `undefined` if it must not be repeated. */
export type RenewToken = (refusal: Refusal) => Promise<string | undefined>;

/** Options of {@link createTokenRefresh}. */
export interface TokenRefreshOptions {
  /** Returns the current token, as the `userToken` option of the client does. */
  get: () => string | undefined | Promise<string | undefined>;
  /** Stores the new token. Not called if the user has changed or logged out meanwhile. */
  set: (token: string) => void | Promise<void>;
  /**
   * Requests a new token for an expired one. Return `undefined` if the session has ended. Calls of
   * the same client need `renewToken: false`, because they would wait for themselves.
   */
  refresh: (token: string) => Promise<string | undefined>;
  /**
   * Returns whether the error means that the token has expired. Default: `noPermission`, and `http`
   * with status 401.
   */
  isExpired?: (error: ApiError) => boolean;
}

/**
 * Creates the `renewToken` option of a client. All calls that are refused with the same token share
 * one refresh. A refused call without a token is not repeated, nor one whose token was replaced by
 * another user's.
 */
export function createTokenRefresh({
  get,
  set,
  refresh,
  isExpired = isUnauthorized,
}: TokenRefreshOptions): RenewToken {
  /** The latest refresh: the token it replaces, and the new one. */
  let latest: { from: string; to: Promise<string | undefined> } | undefined;

  async function replace(token: string, isCurrent: () => boolean): Promise<string | undefined> {
    const next = await refresh(token);
    const isUnchanged = (await get()) === token;
    // After a logout or another login, the new token is of no use and must not be stored.
    if (!next || !isUnchanged || !isCurrent()) return undefined;
    await set(next);
    return next;
  }

  return async ({ error, token, isCurrent }) => {
    if (!token || !isExpired(error) || !isCurrent()) return undefined;
    if (latest?.from !== token) {
      if ((await get()) !== token) return undefined;
    }
    if (latest?.from !== token) {
      const current = { from: token, to: replace(token, isCurrent) };
      latest = current;
      // After a failure, the next refused call tries again.
      current.to.catch(() => {
        if (latest === current) latest = undefined;
      });
    }
    const next = await latest.to;
    return next !== undefined && (await get()) === next ? next : undefined;
  };
}

function isUnauthorized(error: ApiError): boolean {
  return isApiError(error, 'noPermission') || (isApiError(error, 'http') && error.status === 401);
}
