import { type ApiError, isApiError } from '../errors/apiError.ts';

/** A failed call, passed to the client's `renewToken` option. */
export interface Refusal {
  error: ApiError;
  /** Token with which the call was sent. */
  token: string | undefined;
  /** Returns false if `forget()` was called after the call started. */
  isCurrent: () => boolean;
}

/** Returns a new token to repeat the call with, or `undefined` if it must not be repeated. */
export type RenewToken = (refusal: Refusal) => Promise<string | undefined>;

/** Options of {@link createTokenRefresh}. */
export interface TokenRefreshOptions {
  /** Returns the current token, like the client's `userToken` option. */
  get: () => string | undefined | Promise<string | undefined>;
  /** Stores the new token. Not called if another user logged in, or the user logged out, during the refresh. */
  set: (token: string) => void | Promise<void>;
  /**
   * Requests a new token for an expired one. Return `undefined` if the session has ended. If you use the
   * same client for this request, set `renewToken: false`. Otherwise, the refresh would wait for itself.
   */
  refresh: (token: string) => Promise<string | undefined>;
  /**
   * Returns whether the error means that the token has expired. Default: `noPermission`, and `http`
   * with status 401.
   */
  isExpired?: (error: ApiError) => boolean;
}

/**
 * Creates the `renewToken` option of a client. All calls that are refused with the same token share one
 * refresh. A refused call is not repeated if it had no token, or if another user has logged in since.
 */
export function createTokenRefresh({
  get,
  set,
  refresh,
  isExpired = isUnauthorized,
}: TokenRefreshOptions): RenewToken {
  /** The latest refresh: the token that it replaces, and the new token. */
  let latest: { from: string; to: Promise<string | undefined> } | undefined;

  async function replace(token: string, isCurrent: () => boolean): Promise<string | undefined> {
    const next = await refresh(token);
    const isUnchanged = (await get()) === token;
    // After a logout or another login, the new token belongs to a former user and must not be stored.
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
