import { ApiError } from './apiError.ts';

/** Creates an error for an invalid option. `why` contains the value and the remedy. */
export function badRequest(why: string, cause?: unknown): ApiError {
  return new ApiError('badRequest', `bad request: ${why}`, { code: 'ERR_BAD_REQUEST', cause });
}
