import { isApiError, isLoggedIn, type UserApi, type UserProfile } from '@exchange/api-client';
import { unknownSession, type SessionState } from './sessionState.ts';

export interface Session {
  /** Asks who is logged in, past every cache, and tells whoever listens. Never rejects. */
  refresh(): Promise<UserProfile | undefined>;
  /** Asks as `refresh` does and tells nobody: for a page that is about to be loaded anew. */
  peek(): Promise<SessionState>;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
}

async function ask(user: Pick<UserApi, 'profile'>): Promise<SessionState> {
  try {
    const profile = await user.profile({ refresh: true });
    return isLoggedIn(profile) ? { status: 'user', profile } : { status: 'guest' };
  } catch (error) {
    // A guest's profile call is answered with "no permission" (spec 8): an answer, no failure.
    const isGuest = isApiError(error) && error.kind === 'noPermission';
    return isGuest ? { status: 'guest' } : { status: 'error', error };
  }
}

/**
 * Keeps the answer of the profile call for whoever draws it.
 *
 * @param user - undefined where nobody can be logged in
 * @param prepare - awaited before each call, such as asking the app for its token; must not reject
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
      if (!user) return undefined;
      const call = ++calls;
      await prepare();
      const next = await ask(user);
      // An answer that was overtaken by a later question is old news.
      if (call === calls) set(next);
      return next.status === 'user' ? next.profile : undefined;
    },
    async peek() {
      if (!user) return state;
      await prepare();
      return ask(user);
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
