import type { Login } from '@exchange/app-bridge';
import { loginFlag, type RegionEnv } from '@exchange/region-env';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import type { AccountService } from './accountService.ts';
import type { TrustedAccount } from './createTrustedAccount.ts';
import { createSession, type Session } from '../session/createSession.ts';
import { readRegistrationInputs, type RegistrationInputs } from './registrationInputs.ts';

/** The visitor's session, login and registration. */
export interface VisitorAccount extends Pick<TrustedAccount, 'holdReload' | 'logout' | 'watch'> {
  session: Session;
  /** Undefined on an untrusted host, where logins are disabled. */
  login: Login | undefined;
  /** Account service. Undefined on an untrusted host. */
  service: AccountService | undefined;
  /** Registration fields filled in by an invitation. */
  registration: RegistrationInputs;
  /** Whether the visitor was logged in at the end of the last visit. Only a hint for the first paint. */
  wasLoggedIn: boolean;
}

/**
 * @param trustedAccount - undefined on an untrusted host, whose visitors are guests
 * @param search - query in the page's URL, such as `?ref=FRIEND-7`
 */
export function createVisitorAccount(
  trustedAccount: TrustedAccount | undefined,
  { regions, search, storage }: { regions: RegionEnv; search: string; storage: KeyValueStorage },
): VisitorAccount {
  const { session, login, service, holdReload, logout, watch } = trustedAccount ?? guestAccount();
  return {
    session,
    login,
    service,
    holdReload,
    logout,
    watch,
    registration: readRegistrationInputs(search),
    wasLoggedIn: loginFlag(regions, storage),
  };
}

function guestAccount() {
  return {
    session: createSession(undefined),
    login: undefined,
    service: undefined,
    holdReload: () => () => undefined,
    logout: () => Promise.resolve(),
    watch: () => () => undefined,
  };
}
