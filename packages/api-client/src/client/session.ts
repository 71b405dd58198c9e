import { notify } from '../emitter.ts';
import type { ApiError } from '../errors/apiError.ts';
import type { CallUrl } from '../request/callUrl.ts';
import type { Identity } from '../request/headers.ts';
import type { TimeLimit } from '../request/timeLimit.ts';
import type { ClientOptions } from './clientOptions.ts';

export interface ClientSession {
  /**
   * Returns the token and headers that identify the user, for trusted hosts only (decision 12). Returns
   * a promise if an option returns one.
   */
  identityOf(target: CallUrl, isAuthorized?: boolean): Identity | Promise<Identity>;
  /** Waits for the identity. Requests it again if the session has ended meanwhile. */
  waitForIdentity(
    firstIdentity: Identity | Promise<Identity>,
    target: CallUrl,
    limit: TimeLimit,
    isAuthorized?: boolean,
  ): Promise<Identity>;
  /** Returns a function that returns whether the session of now goes on. */
  current(): () => boolean;
  /**
   * Reports that the server has refused a call of the session with this token, once per session
   * and token. Does not if there is another token than those with which the call was sent:
   * another tab has renewed it, or another user has logged in.
   *
   * @param sent - all tokens with which the call was sent. Default: only `token`
   */
  refuse(error: ApiError, token: string | undefined, sent?: (string | undefined)[]): void;
  end(): void;
}

/**
 * Creates the identity of the user as of now. Results and tokens from a session that has ended must not be used in a
 * later one.
 */
export function createSession({
  userToken,
  headers,
  onSessionEnd,
}: Pick<ClientOptions, 'userToken' | 'headers' | 'onSessionEnd'>): ClientSession {
  /** Number of sessions that have ended. */
  let ended = 0;
  /** The session whose end was reported last. */
  let reported: string | undefined;

  function identityOf({ trusted }: CallUrl, isAuthorized = true): Identity | Promise<Identity> {
    if (!trusted) return {};
    const token = isAuthorized ? userToken?.() : undefined;
    const own = typeof headers === 'function' ? headers() : headers;
    return isPromise(token) || isPromise(own)
      ? Promise.all([token, own]).then(([token, headers]) => ({ token, headers }))
      : { token, headers: own };
  }

  function current(): () => boolean {
    const startedIn = ended;
    return () => ended === startedIn;
  }

  function reportEnd(error: ApiError, token: string | undefined) {
    const session = `${ended} ${token ?? ''}`;
    if (reported === session) return;
    reported = session;
    notify(() => onSessionEnd?.(error));
  }

  return {
    identityOf,

    async waitForIdentity(firstIdentity, target, limit, isAuthorized = true) {
      let identity = firstIdentity;
      while (isPromise(identity)) {
        const startedIn = ended;
        const resolved: Identity = await limit.wait(identity);
        identity = ended === startedIn ? resolved : identityOf(target, isAuthorized);
      }
      return identity;
    },

    current,

    refuse(error, token, sent = [token]) {
      if (!onSessionEnd || (userToken && !token)) return;
      const isCurrent = current();
      const reportUnlessReplaced = (latest: string | undefined) => {
        const isReplaced = latest && !sent.includes(latest);
        if (isCurrent() && !isReplaced) reportEnd(error, token);
      };
      const latest = userToken?.();
      if (isPromise(latest)) {
        latest.then(reportUnlessReplaced, () => {
          reportUnlessReplaced(undefined);
        });
      } else reportUnlessReplaced(latest);
    },

    end() {
      ended++;
    },
  };
}

export function isPromise<Value>(value: Value | Promise<Value>): value is Promise<Value> {
  return typeof (value as Promise<Value> | undefined)?.then === 'function';
}
