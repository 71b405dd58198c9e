import type { Login } from '@exchange/app-bridge';
import { loginFlag } from '@exchange/region-env';
import { regions } from '../../paths/regions.ts';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import type { AccountService } from './accountService.ts';
import type { Access } from './createAccess.ts';
import { createSession, type Session } from '../identity/createSession.ts';
import { readRegistrationInputs, type RegistrationInputs } from './registrationInputs.ts';

/** Session, login and registration of the visitor. */
export interface Account extends Pick<Access, 'holdReload' | 'signOut' | 'watch'> {
  session: Session;
  /** Undefined on an untrusted host, which gets no logins. */
  login: Login | undefined;
  /** Account service. Undefined on an untrusted host. */
  service: AccountService | undefined;
  /** Registration fields filled in by an invitation. */
  registration: RegistrationInputs;
  /** Whether the last visit ended logged in. A hint for the first paint, not a permission. */
  wasLoggedIn: boolean;
}

/**
 * @param access - undefined on an untrusted host, whose visitors are guests
 * @param search - query of the page's address, such as `?ref=FRIEND-7`
 */
export function createAccount(
  access: Access | undefined,
  { search, storage }: { search: string; storage: KeyValueStorage },
): Account {
  const { session, login, service, holdReload, signOut, watch } = access ?? withoutAccess();
  return {
    session,
    login,
    service,
    holdReload,
    signOut,
    watch,
    registration: readRegistrationInputs(search),
    wasLoggedIn: loginFlag(regions, storage),
  };
}

function withoutAccess() {
  return {
    session: createSession(undefined),
    login: undefined,
    service: undefined,
    holdReload: () => () => undefined,
    signOut: () => Promise.resolve(),
    watch: () => () => undefined,
  };
}
