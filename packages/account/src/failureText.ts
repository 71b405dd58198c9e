import { isApiError } from '@exchange/api-client/errors';
import { accountCodes, exchangeCodes } from '@exchange/exchange-api';
import type { Method } from './form/formEntries.ts';

export type FailureText =
  | 'error_refused'
  | 'error_credentials'
  | 'error_credentials_phone'
  | 'error_account_exists'
  | 'error_account_exists_phone'
  | 'error_residence_missing'
  | 'error_residence_refused'
  | 'error_code_wrong'
  | 'error_code_expired'
  | 'error_code_attempts'
  | 'error_passkey'
  | 'error_passkey_add'
  | 'error_passkey_exists'
  | 'error_password_own'
  | 'error_logged_out'
  | 'error_start_again'
  | 'error_timeout'
  | 'error_network'
  | 'error_unexpected';

const same = (text: FailureText) => ({ email: text, phone: text });

/** Translation keys of error messages, by error code of the account service, then by login method. */
const byCode: Readonly<Record<number, Readonly<Record<Method, FailureText>>>> = {
  [exchangeCodes.badInput]: same('error_refused'),
  [exchangeCodes.notLoggedIn]: same('error_logged_out'),
  [accountCodes.wrongCredentials]: { email: 'error_credentials', phone: 'error_credentials_phone' },
  [accountCodes.accountExists]: {
    email: 'error_account_exists',
    phone: 'error_account_exists_phone',
  },
  [accountCodes.countryNotServed]: same('error_residence_refused'),
  [accountCodes.countryUnknown]: same('error_residence_missing'),
  [accountCodes.wrongCode]: same('error_code_wrong'),
  [accountCodes.codeExpired]: same('error_code_expired'),
  [accountCodes.tooManyCodes]: same('error_code_attempts'),
  [accountCodes.passkeyRefused]: same('error_passkey'),
};

/** Returns the translation key of the message that explains why a call to the account service failed. */
export function failureText(error: unknown, method: Method = 'email'): FailureText {
  if (!isApiError(error)) return 'error_unexpected';
  if (error.kind === 'timeout') return 'error_timeout';
  if (error.kind === 'network') return 'error_network';
  return byCode[Number(error.code)]?.[method] ?? 'error_unexpected';
}

/** Returns whether the server refused a call with the given one of the `accountCodes`. */
export function isRefusal(error: unknown, code: keyof typeof accountCodes): boolean {
  return isApiError(error) && Number(error.code) === accountCodes[code];
}
