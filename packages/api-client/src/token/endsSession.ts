import { type ApiError, isApiError, isUnauthorized } from '../errors/apiError.ts';

/** Whether the error of a refresh means that the session has ended. After any other error, it may go on. */
export function endsSession(error: unknown, isExpired: (error: ApiError) => boolean): boolean {
  return isApiError(error) && (isUnauthorized(error) || isExpired(error));
}
