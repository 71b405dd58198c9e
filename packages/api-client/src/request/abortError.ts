import { ApiError } from '../errors/apiError.ts';

/**
 * Returns the error of a call whose signal aborted: `timeout` for a signal of `AbortSignal.timeout`, and
 * otherwise `canceled`.
 */
export function abortError(signal?: AbortSignal): ApiError {
  const cause: unknown = signal?.reason;
  if ((cause as Partial<Error> | null | undefined)?.name === 'TimeoutError') {
    const message = "timeout of the call's signal exceeded";
    return new ApiError('timeout', message, { code: 'ETIMEDOUT', cause });
  }
  return new ApiError('canceled', 'Request aborted', { code: 'ERR_CANCELED', cause });
}

/** @throws `ApiError` of kind `canceled` or `timeout` if the signal has aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError(signal);
}
