import { isApiError } from '@exchange/api-client/errors';
import { businessCodes } from '@exchange/task-center-api';

/** Returns whether the server refused a call because the session belongs to another user. */
export function isForOtherUser(error: unknown): boolean {
  return isApiError(error) && Number(error.code) === businessCodes.otherUser;
}
