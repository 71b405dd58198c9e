import { isApiError } from '@exchange/api-client/errors';
import type shell from '../../messages/en/shell.json';

export type FailureText = Extract<keyof typeof shell, `error_${string}`>;

/** The account service's own codes. */
const byCode: Readonly<Record<number, FailureText>> = {
  10001: 'error_refused',
  20001: 'error_credentials',
  20002: 'error_account_exists',
};

/** The text that tells a visitor why logging in or signing up failed. */
export function failureText(error: unknown): FailureText {
  if (!isApiError(error)) return 'error_unexpected';
  if (error.kind === 'timeout') return 'error_timeout';
  if (error.kind === 'network') return 'error_network';
  return byCode[Number(error.code)] ?? 'error_unexpected';
}
