import { ApiError, type ApiErrorDetails } from './errors.ts';

/** Creates an error for a response of the wrong shape; `why` completes "bad response: ". */
export function badResponse(why: string, details: ApiErrorDetails): ApiError {
  return new ApiError('badResponse', `bad response: ${why}`, {
    code: 'ERR_BAD_RESPONSE',
    ...details,
  });
}

/** Creates an error for a response without an envelope, most likely from another server. */
export function malformed(why: string, details: ApiErrorDetails): ApiError {
  return badResponse(`${why}. Check that the URL is an API of this exchange.`, details);
}
