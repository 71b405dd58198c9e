import { isApiError } from '../errors/apiError.ts';
import type { UserProfile } from '../user/profile.ts';
import type { UserApi } from '../user/userApi.ts';

/** Options of `useQuery` for the profile. The data is `null` for a guest. */
export interface ProfileQuery {
  queryKey: readonly ['profile'];
  queryFn: (context: { signal: AbortSignal }) => Promise<UserProfile | null>;
}

/** Builds the options of a TanStack query for the profile: `useQuery(profileQuery(user))`. */
export function profileQuery(user: Pick<UserApi, 'profile'>): ProfileQuery {
  return {
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      try {
        return await user.profile({ refresh: true, signal });
      } catch (error) {
        if (isApiError(error, 'noPermission')) return null;
        throw error;
      }
    },
  };
}
