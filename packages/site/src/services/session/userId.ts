import { isApiError } from '@exchange/api-client/errors';
import { exchangeCodes } from '@exchange/exchange-api';

/** User id of a guest. */
export const guestId = '0';

const idShape = /^[1-9]\d{0,19}$/;

/** Returns a stored or received user id, or the id of a guest if it is missing or invalid. */
export function readUserId(value: unknown): string {
  return typeof value === 'string' && idShape.test(value) ? value : guestId;
}

/** Returns whether the server refused a call because the session belongs to another user. */
export function isForOtherUser(error: unknown): boolean {
  return isApiError(error) && Number(error.code) === exchangeCodes.otherUser;
}
