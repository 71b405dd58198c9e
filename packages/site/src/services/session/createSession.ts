import { createProfileStore, type ProfileStore } from '@exchange/api-client/react';
import { isApiError, isLoggedIn, type UserApi } from '@exchange/api-client/fetch';
import { guestId } from './userId.ts';
import { unknownSession, type SessionState } from './sessionState.ts';

export interface Session {
  /** Requests the profile without caches, notifies the listeners and returns the result. Never rejects. */
  refresh(): Promise<SessionState>;
  /** Like `refresh`, without notifying listeners. For a page that is about to reload. */
  peek(): Promise<SessionState>;
  getState(): SessionState;
  /**
   * Returns the id of the user for whom the page makes calls, `0` for a guest. While the session is
   * unknown, returns the user from the last visit.
   */
  userId(): string;
  /** Whether a profile call is pending. */
  isPending(): boolean;
  /** Adds a listener. The first one starts the first profile call. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the session, whose state is the result of the profile call. If another call fails with "no
 * permission", requests the profile again. A logout ends the session.
 *
 * @param user - undefined on hosts without login
 * @param options - `prepare` is awaited before each call, for example to read the app's token, and
 *   must not reject; `lastUserId` returns the user id from the last visit; `isLeaving` returns whether
 *   the user is logging out on this page
 */
export function createSession(
  user: UserApi | undefined,
  {
    prepare = () => Promise.resolve(),
    lastUserId = () => guestId,
    isLeaving = () => false,
  }: {
    prepare?: (() => Promise<void>) | undefined;
    lastUserId?: () => string;
    isLeaving?: () => boolean;
  } = {},
): Session {
  if (!user) return createGuestSession();
  const prepared: UserApi = {
    ...user,
    async profile(options) {
      await prepare();
      return user.profile(options);
    },
  };
  const store = createProfileStore(prepared);
  let snapshot = store.getSnapshot();
  let state: SessionState = unknownSession;

  function getState(): SessionState {
    const current = store.getSnapshot();
    if (current === snapshot) return state;
    snapshot = current;
    const next = stateOf(current);
    // React compares states by reference.
    if (isEqual(next, state)) return state;
    const wasLoggedOut = state.status === 'user' && next.status === 'guest' && !isLeaving();
    state = wasLoggedOut ? { status: 'guest', wasLoggedOut } : next;
    return state;
  }

  return {
    async refresh() {
      await store.refresh();
      return getState();
    },
    async peek() {
      try {
        return stateOfProfile(await prepared.profile({ refresh: true }));
      } catch (error) {
        return isApiError(error, 'noPermission') ? { status: 'guest' } : { status: 'error', error };
      }
    },
    getState,
    userId() {
      const known = getState();
      if (known.status === 'user') return known.profile.idText;
      return known.status === 'guest' ? guestId : lastUserId();
    },
    isPending: () => store.getSnapshot().isFetching,
    subscribe: store.subscribe,
  };
}

type Snapshot = ReturnType<ProfileStore['getSnapshot']>;

function stateOf({ status, data, error }: Snapshot): SessionState {
  // After a failed refresh, an earlier profile may be outdated.
  if (error) return { status: 'error', error };
  return status === 'fetched' ? stateOfProfile(data) : unknownSession;
}

function stateOfProfile(profile: Snapshot['data']): SessionState {
  return isLoggedIn(profile) ? { status: 'user', profile } : { status: 'guest' };
}

function isEqual(one: SessionState, other: SessionState): boolean {
  if (one.status === 'user') return other.status === 'user' && one.profile === other.profile;
  if (one.status === 'error') return other.status === 'error' && one.error === other.error;
  return one.status === other.status;
}

function createGuestSession(): Session {
  const guest: SessionState = { status: 'guest' };
  return {
    refresh: () => Promise.resolve(guest),
    peek: () => Promise.resolve(guest),
    getState: () => guest,
    userId: () => guestId,
    isPending: () => false,
    subscribe: () => () => undefined,
  };
}
