import { isApiError } from '../errors/apiError.ts';
import type { UserProfile } from '../user/profile.ts';
import type { UserApi } from '../user/userApi.ts';
import { createResource, type Resource } from './resource.ts';

/** The profile of the logged-in user. For a guest, `data` is `undefined` once fetched. */
export type ProfileStore = Resource<UserProfile>;

/**
 * Creates a store for the profile. `noPermission` from the profile call is not an error: it means that
 * the user is a guest. After a logout, the user is a guest as well. After `noPermission` from another
 * call, the store fetches the profile again.
 */
export function createProfileStore(user: UserApi): ProfileStore {
  const store = createResource<UserProfile | undefined>(({ refresh }) =>
    user.profile({ refresh }).catch((error: unknown) => {
      if (isApiError(error, 'noPermission')) return undefined;
      throw error;
    }),
  ) as ProfileStore;
  user.onForget((reason) => {
    if (reason === 'logout') store.set(undefined);
    else store.invalidate();
  });
  return store;
}
