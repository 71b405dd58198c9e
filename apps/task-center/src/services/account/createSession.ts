import { isApiError, isLoggedIn, type UserApi } from '@exchange/api-client';
import { unknownSession, type SessionState } from './sessionState.ts';

export interface Session {
  /** Requests the profile without caches, notifies the listeners and returns the result. Never rejects. */
  refresh(): Promise<SessionState>;
  /** Like `refresh`, without notifying listeners. For a page that is about to reload. */
  peek(): Promise<SessionState>;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
}

async function requestProfile(user: Pick<UserApi, 'profile'>): Promise<SessionState> {
  try {
    const profile = await user.profile({ refresh: true });
    return isLoggedIn(profile) ? { status: 'user', profile } : { status: 'guest' };
  } catch (error) {
    // Guests receive "no permission" (spec 8), which is not a failure.
    const isGuest = isApiError(error) && error.kind === 'noPermission';
    return isGuest ? { status: 'guest' } : { status: 'error', error };
  }
}

/**
 * Stores the result of the profile call.
 *
 * @param user - undefined on hosts without login
 * @param prepare - awaited before each call, for example to read the app's token; must not reject
 */
export function createSession(
  user: Pick<UserApi, 'profile'> | undefined,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Session {
  const listeners = new Set<() => void>();
  let calls = 0;
  let state: SessionState = user ? unknownSession : { status: 'guest' };

  function set(next: SessionState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    async refresh() {
      if (!user) return state;
      const call = ++calls;
      await prepare();
      const next = await requestProfile(user);
      // Ignore a response if a newer call has started.
      if (call === calls) set(next);
      return next;
    },
    async peek() {
      if (!user) return state;
      await prepare();
      return requestProfile(user);
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
