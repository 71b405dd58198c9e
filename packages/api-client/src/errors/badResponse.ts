import { ApiError, type ApiErrorDetails } from './apiError.ts';

/** Creates an error for a response with an invalid structure. `why` is appended to "bad response: ". */
export function badResponse(why: string, details: ApiErrorDetails): ApiError {
  return new ApiError('badResponse', `bad response: ${why}`, {
    code: 'ERR_BAD_RESPONSE',
    ...details,
  });
}

/** Creates an error for a response that is not an envelope, most likely because another server sent it. */
export function malformed(why: string, details: ApiErrorDetails): ApiError {
  return badResponse(`${why}. Check that the URL is an API of this exchange.`, details);
}
