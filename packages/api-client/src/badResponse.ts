import { ApiError, type ApiErrorDetails } from './errors.ts';

/** The answer is not of the shape it should have; `why` completes "bad response: ". */
export function badResponse(why: string, details: ApiErrorDetails): ApiError {
  return new ApiError('badResponse', `bad response: ${why}`, {
    code: 'ERR_BAD_RESPONSE',
    ...details,
  });
}

/** No envelope at all: most likely something else answered. */
export function malformed(why: string, details: ApiErrorDetails): ApiError {
  return badResponse(`${why}. Check that the address is an API of this exchange.`, details);
}
