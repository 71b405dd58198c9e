import { isApiError } from '@exchange/api-client';
import type login from '../../messages/en/login.json';
import type { Method } from './credentials.ts';

export type FailureText = Extract<keyof typeof login, `error_${string}`>;

/** Texts for the account service's own error codes, by login method. */
const byCode: Readonly<Record<number, Readonly<Record<Method, FailureText>>>> = {
  10001: { email: 'error_refused', phone: 'error_refused' },
  20001: { email: 'error_credentials', phone: 'error_credentials_phone' },
  20002: { email: 'error_account_exists', phone: 'error_account_exists_phone' },
};

/** Returns the text key that explains to the visitor why a login or registration failed. */
export function failureText(error: unknown, method: Method): FailureText {
  if (!isApiError(error)) return 'error_unexpected';
  if (error.kind === 'timeout') return 'error_timeout';
  if (error.kind === 'network') return 'error_network';
  return byCode[Number(error.code)]?.[method] ?? 'error_unexpected';
}
