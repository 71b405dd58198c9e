import { isApiError, isLoggedIn, type UserApi, type UserProfile } from '@exchange/api-client';

/** Who looks at the page, as far as the profile call has told. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'user'; profile: UserProfile }
  /** The call failed: neither logged in nor logged out can be said. */
  | { status: 'error'; error: unknown };

export interface Session {
  /** Asks who is logged in, past every cache, and tells whoever listens. Never rejects. */
  refresh(): Promise<UserProfile | undefined>;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
}

export const unknownSession: SessionState = { status: 'unknown' };

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
  let state: SessionState = user ? unknownSession : { status: 'guest' };

  function set(next: SessionState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    async refresh() {
      if (!user) return undefined;
      await prepare();
      try {
        const profile = await user.profile({ refresh: true });
        set(isLoggedIn(profile) ? { status: 'user', profile } : { status: 'guest' });
        return profile;
      } catch (error) {
        // A guest's profile call is answered with "no permission" (spec 8): an answer, no failure.
        const isGuest = isApiError(error) && error.kind === 'noPermission';
        set(isGuest ? { status: 'guest' } : { status: 'error', error });
        return undefined;
      }
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
