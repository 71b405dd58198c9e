import { isApiError, isTransient } from '@exchange/api-client/errors';

/** Returns the text to show after a failed claim. */
export function failureText(error: unknown): string {
  if (isApiError(error, 'noPermission')) return 'Log in to claim the reward.';
  if (isApiError(error, 'business') && error.serverMessage) return error.serverMessage;
  if (isApiError(error) && isTransient(error)) return 'Check your connection and try again.';
  return 'The reward could not be claimed.';
}
