import type { ApiClient, Params } from '@exchange/api-client/fetch';
import { accountCalls, type AccountCall, type AccountResult } from '@exchange/exchange-api';
import type { AccountPaths } from '../../exchange/exchange.ts';

/** Account service of the exchange. Calls reject with an ApiError. */
export interface AccountService {
  /** Sends the input as the body, or as the query of a read. */
  call<Name extends AccountCall>(
    name: Name,
    input?: object,
    options?: { signal?: AbortSignal },
  ): Promise<AccountResult<Name>>;
}

/** Calls that change nothing. */
const reads: readonly AccountCall[] = ['security', 'residence'];

export function createAccountService(
  api: Pick<ApiClient, 'post' | 'request'>,
  paths: AccountPaths,
): AccountService {
  return {
    call(name, input, { signal } = {}) {
      const options = { basePath: '', schema: accountCalls[name], signal };
      const url = paths[name];
      return reads.includes(name)
        ? api.request({ ...options, url, ...(input && { params: input as Params }) })
        : api.post(url, input, options);
    },
  };
}

/** Email address or phone number in request bodies of the account service. */
export type IdentityBody = { email: string } | { countryCode: string; mobile: string };

/** Request body of a login or registration. */
export type Credentials = IdentityBody & {
  password: string;
  /** Country of residence, for a registration. */
  residence?: string;
  referralCode?: string;
  userCode?: string;
  acceptedTerms?: boolean;
  /** Whether the visitor stated to have the edition's minimum age. */
  confirmedAge?: boolean;
};
