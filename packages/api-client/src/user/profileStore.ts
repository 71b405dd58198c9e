import { createEmitter } from '../emitter.ts';
import { ApiError, isApiError } from '../errors/apiError.ts';
import type { UserProfile } from './profile.ts';
import type { UserApi } from './userApi.ts';

/** The state of the profile. Every change creates a new object. */
export interface ProfileState<Profile = UserProfile> {
  /** `fetched` once the first fetch has succeeded. */
  status: 'notFetched' | 'fetched';
  /** Result of the last successful fetch. Remains while a refresh is pending and after it fails. */
  data: Profile | undefined;
  /** Error of the last fetch, if it failed. */
  error: ApiError | undefined;
  isFetching: boolean;
}

/** The profile of the logged-in user and its state. For a guest, `data` is `undefined` once fetched. */
export interface ProfileStore<Profile = UserProfile> {
  getSnapshot: () => ProfileState<Profile>;
  /** Snapshot for server rendering and hydration: always `notFetched`. */
  getServerSnapshot: () => ProfileState<Profile>;
  /**
   * Adds a listener. The first listener starts a fetch if there is no valid data, so a server does
   * not fetch, and a page that is mounted again recovers from a failure.
   */
  subscribe: (listener: () => void) => () => void;
  /** Fetches again and skips the cache. Never rejects: an error is set in the state. */
  refresh: () => Promise<void>;
  /**
   * Marks the data as outdated. Fetches again if there are listeners, otherwise when the next listener
   * is added. Further calls during such a fetch cause one more fetch afterwards.
   */
  invalidate: () => void;
  /** Sets the data directly. The result of a pending fetch is ignored. */
  set: (data: Profile | undefined) => void;
}

const notFetched = {
  status: 'notFetched',
  data: undefined,
  error: undefined,
  isFetching: false,
} as const;

/**
 * Creates a store for the profile. `noPermission` from the profile call is not an error: it means that
 * the user is a guest. After a logout, the user is a guest as well. After `noPermission` from another
 * call, the store fetches the profile again. The latest fetch wins, even if responses arrive out of order.
 */
export function createProfileStore<Profile = UserProfile>(
  user: Pick<UserApi<Profile>, 'profile' | 'onForget'>,
): ProfileStore<Profile> {
  const changes = createEmitter<void>();
  let listeners = 0;
  let state: ProfileState<Profile> = notFetched;
  /** Number of the latest fetch or `set`. */
  let latest = 0;
  /** Whether the data was fetched, or is being fetched, after the last `invalidate`. */
  let isValid = false;
  /** The pending fetch that an invalidation started, and whether another invalidation followed. */
  let refetch: { isOutdated: boolean } | undefined;

  function update(change: Partial<ProfileState<Profile>>): void {
    state = { ...state, ...change };
    changes.emit();
  }

  async function fetchData({ refresh }: { refresh: boolean }): Promise<void> {
    latest += 1;
    const number = latest;
    isValid = true;
    update({ isFetching: true });
    try {
      const profile = await profileOrGuest({ refresh });
      if (number === latest) setData(profile);
    } catch (thrown) {
      if (number !== latest) return;
      isValid = false;
      const error = isApiError(thrown)
        ? thrown
        : new ApiError('badResponse', String(thrown), { cause: thrown });
      update({ error, isFetching: false });
    }
  }

  async function profileOrGuest(options: { refresh: boolean }): Promise<Profile | undefined> {
    try {
      return await user.profile(options);
    } catch (error) {
      if (isApiError(error, 'noPermission')) return undefined;
      throw error;
    }
  }

  function setData(data: Profile | undefined): void {
    update({ status: 'fetched', data, error: undefined, isFetching: false });
  }

  async function refetchUntilValid(): Promise<void> {
    const own = { isOutdated: false };
    refetch = own;
    do {
      own.isOutdated = false;
      await fetchData({ refresh: false });
    } while (refetch === own && own.isOutdated);
    if (refetch === own) refetch = undefined;
  }

  const store: ProfileStore<Profile> = {
    getSnapshot: () => state,
    getServerSnapshot: () => notFetched,
    subscribe(listener) {
      const off = changes.on(listener);
      listeners++;
      if (listeners === 1 && !isValid) void fetchData({ refresh: false });
      let isSubscribed = true;
      return () => {
        if (!isSubscribed) return;
        isSubscribed = false;
        off();
        listeners--;
      };
    },
    refresh: () => fetchData({ refresh: true }),
    invalidate() {
      isValid = false;
      if (refetch) refetch.isOutdated = true;
      else if (listeners > 0) void refetchUntilValid();
    },
    set(data) {
      latest++;
      refetch = undefined;
      isValid = true;
      setData(data);
    },
  };
  user.onForget((reason) => {
    if (reason === 'logout') store.set(undefined);
    else store.invalidate();
  });
  return store;
}
