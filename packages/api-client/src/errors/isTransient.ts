import { type ApiError, isApiError } from './apiError.ts';

/** Statuses with which a server refuses a request before it handles it. */
const refusals = [425, 429];

/**
 * Checks whether a later attempt may succeed: after `network`, `timeout` and `empty`, after `http`,
 * `business` and `gateway` with status 408, 425, 429 or 500 and above, and after `business` with a
 * status below 400 and a `Retry-After`. What a dialect returned as `transient` counts more. After a
 * write without `idempotencyKey`, only for status 425 and 429, because the write may have worked.
 */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, isRepeatable = true, transient } = error;
  if (kind === 'business' && transient === false) return false;
  const status = Number((kind === 'gateway' ? error.code : error.status) ?? 0);
  const hasStatus = kind === 'http' || kind === 'gateway' || kind === 'business';
  if (hasStatus && refusals.includes(status)) return true;
  if (!isRepeatable) return false;
  if (kind === 'business' && (transient || asksForRetry(error, status))) return true;
  if (hasStatus) return status >= 500 || status === 408;
  return kind === 'network' || kind === 'timeout' || kind === 'empty';
}

/** Whether a server that answers with a good status for every failure sends `Retry-After`. */
const asksForRetry = ({ retryAfterMs }: ApiError, status: number) =>
  status < 400 && retryAfterMs !== undefined;

/**
 * Returns how long to wait before a call is repeated, in ms: 1 s after the first failure, then twice as long each time
 * up to 30 s, but at least as long as the server's `Retry-After` asks for. Returns `undefined` if the call should not
 * be repeated: it is not transient (see {@link isTransient}), or the server asks for more than `maxWaitMs`.
 *
 * @param failures - number of earlier failures of the call
 * @param maxWaitMs - default 30,000
 */
export function retryDelayMs(error: unknown, failures = 0, maxWaitMs = 30_000): number | undefined {
  if (!isTransient(error)) return undefined;
  const { retryAfterMs = 0 } = error as ApiError;
  if (retryAfterMs > maxWaitMs) return undefined;
  return Math.max(retryAfterMs, Math.min(1_000 * 2 ** failures, 30_000, maxWaitMs));
}
