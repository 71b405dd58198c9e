import { isApiError } from './apiError.ts';

/**
 * Checks whether a later attempt may succeed: after `network`, `timeout` and `empty`, and after `http`
 * and `gateway` with status 408, 425, 429 or 500 and above. The server may have handled the request
 * nevertheless, so repeat a write only with the same idempotency key.
 */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind } = error;
  if (kind !== 'http' && kind !== 'gateway') {
    return kind === 'network' || kind === 'timeout' || kind === 'empty';
  }
  const status = Number(kind === 'http' ? error.status : error.code);
  return status >= 500 || [408, 425, 429].includes(status);
}
