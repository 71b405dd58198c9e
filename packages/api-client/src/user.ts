import type { ApiClient } from './clientOptions.ts';
import { toUserProfile, type UserProfile } from './profile.ts';

/** Where the user calls are, and how they are kept. */
export interface UserApiOptions {
  /** Default `/v2/private/user/profile` on the API host (spec 7), not under the base path. */
  profileUrl?: string;
  /** Default `/logout` on the API host. */
  logoutUrl?: string;
  /** Keeps the profile in the client's persistent cache too. Default `false`. */
  persist?: boolean;
  /** Told of a failed logout, which rejects nothing (decision 13). Default: the console. */
  log?: (message: string, error: unknown) => void;
}

/** The calls about who is logged in. */
export interface UserApi {
  /**
   * The profile of whoever is logged in; cached for 60 s, `refresh` skips the cache.
   *
   * @throws `ApiError`, of kind `noPermission` for a guest.
   */
  profile(options?: { refresh?: boolean; signal?: AbortSignal }): Promise<UserProfile>;
  /** Ends the session and forgets every cached answer, also where the call fails. Then reload. */
  logout(): Promise<void>;
  /** Called after the profile was forgotten, by a logout or an answer "no permission". */
  onForget(listener: () => void): () => void;
}

/** The calls about the user (spec 7). Make one for a client: it listens as long as the client lives. */
export function createUserApi(
  client: ApiClient,
  {
    profileUrl = '/v2/private/user/profile',
    logoutUrl = '/logout',
    persist = false,
    log = (message, error) => globalThis.console.error(message, error),
  }: UserApiOptions = {},
): UserApi {
  const listeners = new Set<() => void>();
  const call = { basePath: '', silent: true };

  // Spec 8: "no permission" clears the cached profile, unless the profile call itself was told so.
  client.on((event) => {
    if (event.type !== 'error' || event.error.kind !== 'noPermission') return;
    if (event.url.endsWith(profileUrl)) return;
    client.forget(profileUrl, call);
    tell();
  });

  function tell() {
    for (const listener of [...listeners]) listener();
  }

  return {
    async profile({ refresh = false, signal } = {}) {
      const options = { ...call, cache: { refresh, persist }, ...(signal && { signal }) };
      return toUserProfile(await client.get(profileUrl, options));
    },
    async logout() {
      try {
        await client.post(logoutUrl, undefined, call);
      } catch (error) {
        log('The logout call failed; the session may live on at the server.', error);
      }
      client.forget();
      tell();
    },
    onForget(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
