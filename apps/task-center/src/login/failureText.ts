import { isApiError } from '@exchange/api-client';
import { accountCodes, businessCodes } from '@exchange/task-center-api';
import type login from '../../messages/en/login.json';
import type { Method } from './credentials.ts';

export type FailureText = Extract<keyof typeof login, `error_${string}`>;

/** Texts for refusals by the account service, by login method. */
const byCode: Readonly<Record<number, Readonly<Record<Method, FailureText>>>> = {
  [businessCodes.badInput]: { email: 'error_refused', phone: 'error_refused' },
  [accountCodes.wrongCredentials]: { email: 'error_credentials', phone: 'error_credentials_phone' },
  [accountCodes.accountExists]: {
    email: 'error_account_exists',
    phone: 'error_account_exists_phone',
  },
};

/** Returns the text key that explains to the visitor why a login or registration failed. */
export function failureText(error: unknown, method: Method): FailureText {
  if (!isApiError(error)) return 'error_unexpected';
  if (error.kind === 'timeout') return 'error_timeout';
  if (error.kind === 'network') return 'error_network';
  return byCode[Number(error.code)]?.[method] ?? 'error_unexpected';
}
