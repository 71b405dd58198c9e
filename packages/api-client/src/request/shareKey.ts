import type { IdentifiedCall } from './sender.ts';

/**
 * Returns a key that equal calls use to share a request, or undefined if the call needs its own request.
 * Only reads are shared. A refresh never shares a request with a call that accepts cached results.
 *
 * @param key - key of a read (from `requestKey`), empty for a write
 */
export function shareKey(key: string, call: IdentifiedCall): string | undefined {
  const { share = true, timeoutMs, cache, renewToken } = call;
  if (!key || !share) return undefined;
  return `${key} ${timeoutMs} ${cache?.refresh === true} ${renewToken}`;
}
