import { isApiError } from './apiError.ts';

/** Statuses with which a server refuses a request before it handles it. */
const refusals = [425, 429];

/**
 * Checks whether a later attempt may succeed: after `network`, `timeout` and `empty`, and after `http`,
 * `business` and `gateway` with status 408, 425, 429 or 500 and above. After a write without
 * `idempotencyKey`, only for status 425 and 429, because the write may have worked.
 */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, isRepeatable = true } = error;
  const status = Number((kind === 'gateway' ? error.code : error.status) ?? 0);
  const hasStatus = kind === 'http' || kind === 'gateway' || kind === 'business';
  if (hasStatus && refusals.includes(status)) return true;
  if (!isRepeatable) return false;
  if (hasStatus) return status >= 500 || status === 408;
  return kind === 'network' || kind === 'timeout' || kind === 'empty';
}
