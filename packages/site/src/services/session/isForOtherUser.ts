import { isApiError } from '@exchange/api-client/errors';
import { exchangeCodes } from '@exchange/exchange-api';

/** Returns whether the server refused a call because the session belongs to another user. */
export function isForOtherUser(error: unknown): boolean {
  return isApiError(error) && Number(error.code) === exchangeCodes.otherUser;
}
