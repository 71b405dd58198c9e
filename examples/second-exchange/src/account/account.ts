import { isApiError } from '@exchange/api-client/errors';
import type { ApiClient } from '@exchange/api-client/fetch';
import { region, tokenHeader } from '../../exchange.config.ts';

/** A logged-in visitor. */
export interface Member {
  id: string;
  name: string;
  email: string;
}

/** The profile as the API client returns it: an id is a text if a number would lose digits, and a number otherwise. */
type Profile = Omit<Member, 'id'> & { id: string | number };

/** `undefined` while the profile loads, `null` for a guest. */
export type Visitor = Member | null | undefined;

export interface Account {
  /** Value of the header that identifies the visitor. Undefined for a guest, and if the session is a cookie. */
  token: () => string | undefined;
  /** Keeps the token of a login. A session in cookies has none. */
  setToken: (token: string | undefined) => void;
  /** Logs in with the values of the login form. */
  logIn: (form: Readonly<Record<string, unknown>>) => Promise<void>;
  getVisitor: () => Visitor;
  subscribe: (listener: () => void) => () => void;
  /** Loads the profile. Rejects if it cannot be loaded for another reason than a missing login. */
  load: () => Promise<void>;
  logOut: () => Promise<void>;
}

/**
 * Creates the store of the visitor's token and profile.
 *
 * @param onLogOut - ends what else belongs to the visitor, such as a connection with a login
 */
export function createAccount(
  storage: Storage,
  client: () => ApiClient,
  onLogOut?: () => void,
): Account {
  const { token: key } = region.config.storageKeys;
  const listeners = new Set<() => void>();
  let visitor: Visitor;

  function setVisitor(next: Visitor): void {
    visitor = next;
    for (const listener of listeners) listener();
  }
  function setToken(token: string | undefined): void {
    if (token === undefined) storage.removeItem(key);
    else storage.setItem(key, token);
  }

  return {
    token() {
      const token = storage.getItem(key);
      return token === null ? undefined : tokenHeader(token);
    },
    setToken,
    async logIn(form) {
      const answer = await client().post<{ token?: string } | undefined>('/session', form);
      setToken(answer?.token);
    },
    getVisitor: () => visitor,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      try {
        const profile = await client().get<Profile>('/me');
        setVisitor({ ...profile, id: String(profile.id) });
      } catch (error) {
        setVisitor(null);
        if (!isApiError(error, 'noPermission')) throw error;
      }
    },
    async logOut() {
      await client().delete('/session');
      setToken(undefined);
      onLogOut?.();
      setVisitor(null);
    },
  };
}
