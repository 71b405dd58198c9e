'use client';

import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { ApiError } from './errors/apiError.ts';
import { isGuest, isLoggedIn, isSubAccount, isVip, type UserProfile } from './user/profile.ts';
import type { ProfileStore } from './user/profileStore.ts';

export { createProfileStore, type ProfileState, type ProfileStore } from './user/profileStore.ts';

const ProfileContext = createContext<ProfileStore | undefined>(undefined);

/** Provides a profile store to `useProfile` in its children. */
export function ProfileProvider({
  store,
  children,
}: {
  store: ProfileStore;
  children?: ReactNode;
}): ReactNode {
  return createElement(ProfileContext.Provider, { value: store }, children);
}

/**
 * The profile and roles of the user. All roles are `false` until the profile is fetched.
 */
export interface ProfileView {
  status: 'notFetched' | 'fetched';
  profile: UserProfile | undefined;
  isGuest: boolean;
  isLoggedIn: boolean;
  isVip: boolean;
  isSubAccount: boolean;
  isFetching: boolean;
  error: ApiError | undefined;
  /** Fetches the profile again and skips the cache. */
  refresh: () => Promise<void>;
}

/**
 * Returns the profile and its roles.
 *
 * @throws Error if there is neither a store argument nor a `ProfileProvider`.
 */
export function useProfile(given?: ProfileStore): ProfileView {
  const provided = useContext(ProfileContext);
  const store = given ?? provided;
  if (!store) {
    throw new Error(
      'useProfile found no profile store: wrap the page in <ProfileProvider store={…}>.',
    );
  }
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  return useMemo(() => {
    const { data: profile, status, isFetching, error } = state;
    return {
      status,
      profile,
      isGuest: status === 'fetched' && isGuest(profile),
      isLoggedIn: isLoggedIn(profile),
      isVip: isVip(profile),
      isSubAccount: isSubAccount(profile),
      isFetching,
      error,
      refresh: store.refresh,
    };
  }, [state, store]);
}
