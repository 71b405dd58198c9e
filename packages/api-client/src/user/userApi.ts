import type { ApiClient } from '../client/clientOptions.ts';
import { createEmitter, notify } from '../emitter.ts';
import { badResponse, isApiError } from '../errors/apiError.ts';
import { toUserProfile, type UserProfile } from './profile.ts';

// The calls for the profile and logout of spec 7.

/** Options of {@link createUserApi}. */
export interface UserApiOptions {
  /** URL of the profile call. Default: `/v2/private/user/profile` on the API host, without the base path. */
  profileUrl?: string;
  /** URL of the logout call. Default: `/logout` on the API host, without the base path. */
  logoutUrl?: string;
  /** Also stores the profile in the persistent cache of the client. Default `false`. */
  persist?: boolean;
  /** Called if the logout call fails, because `logout` never rejects. Default: `console.error`. */
  log?: (message: string, error: unknown) => void;
}

/** Calls for the profile and logout. */
export interface UserApi<Profile = UserProfile> {
  /**
   * Returns the profile of the logged-in user, cached for 60 s. `refresh` skips the cache.
   *
   * @throws `ApiError`; its kind is `noPermission` for a guest.
   */
  profile(options?: { refresh?: boolean; signal?: AbortSignal }): Promise<Profile>;
  /** Ends the session and clears all caches, even if the call fails. Reload the page afterwards. */
  logout(): Promise<void>;
  /**
   * Adds a listener that is called after the cached profile was cleared: by a logout, or because another
   * call to a trusted host failed with `noPermission`.
   */
  onForget(listener: (reason: ForgetReason) => void): () => void;
}

/** The reason why the cached profile was cleared. */
export type ForgetReason = 'logout' | 'noPermission';

/**
 * Reads the result of the profile call. An `ApiError` that it throws is the error of the call:
 * `noPermission` means that the user is a guest. Any other exception becomes `badResponse`.
 */
export type ReadProfile<Profile> = (result: unknown) => Profile;

/**
 * Creates the user calls. Call it once per client, because its event listener is never removed.
 *
 * @typeParam Profile - what `readProfile` returns. Without `readProfile`: {@link UserProfile}
 */
export function createUserApi<Profile>(
  client: ApiClient,
  options: UserApiOptions & { readProfile: ReadProfile<Profile> },
): UserApi<Profile>;
export function createUserApi(client: ApiClient, options?: UserApiOptions): UserApi;
export function createUserApi(
  client: ApiClient,
  {
    profileUrl = '/v2/private/user/profile',
    logoutUrl = '/logout',
    persist = false,
    readProfile = toUserProfile,
    log = (message, error) => globalThis.console.error(message, error),
  }: UserApiOptions & { readProfile?: ReadProfile<unknown> } = {},
): UserApi<unknown> {
  const forgotten = createEmitter<ForgetReason>();
  const call = { basePath: '', silent: true };

  // `noPermission` from a call to a trusted host clears the cached profile, except from the profile
  // call itself (spec 8).
  client.on((event) => {
    if (event.type !== 'error' || event.error.kind !== 'noPermission' || !event.trusted) return;
    // The URL of an event has no query.
    const calledProfile = client.resolveUrl(profileUrl, call).replace(/\?.*/, '');
    if (event.url === calledProfile) return;
    client.forget(profileUrl, call);
    forgotten.emit('noPermission');
  });

  return {
    async profile({ refresh = false, signal } = {}) {
      const options = { ...call, cache: { refresh, persist }, ...(signal && { signal }) };
      const result = await client.get(profileUrl, options);
      try {
        return readProfile(result);
      } catch (cause) {
        if (isApiError(cause)) throw cause;
        throw badResponse('readProfile threw', { envelope: result, cause });
      }
    },
    async logout() {
      // Clear the caches first, because the call can take a while and cached data must not be shown
      // meanwhile.
      client.forget();
      try {
        await client.post(logoutUrl, undefined, { ...call, renewToken: false });
      } catch (error) {
        notify(() =>
          log('The logout call failed. The session may still be active on the server.', error),
        );
      }
      forgotten.emit('logout');
    },
    onForget: forgotten.on,
  };
}
