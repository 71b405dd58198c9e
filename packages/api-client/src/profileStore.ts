import { isApiError } from './errors.ts';
import type { UserProfile } from './profile.ts';
import { createResource, type Resource } from './resource.ts';
import type { UserApi } from './user.ts';

/** Who is logged in; the data of a fetched guest is `undefined`. */
export type ProfileStore = Resource<UserProfile>;

/**
 * Keeps the profile for a page. "No permission" to the profile call means a guest, not a failure;
 * to any other call, or a logout, it means a guest from then on.
 */
export function createProfileStore(user: UserApi): ProfileStore {
  const store = createResource<UserProfile | undefined>(({ refresh }) =>
    user.profile({ refresh }).catch((error: unknown) => {
      if (isApiError(error, 'noPermission')) return undefined;
      throw error;
    }),
  ) as ProfileStore;
  user.onForget(() => store.set(undefined));
  return store;
}
