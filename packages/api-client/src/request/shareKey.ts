import type { IdentifiedCall } from './sender.ts';

/**
 * Returns the key of the request that a call may share with equal calls, or undefined if it needs its own. Only reads
 * share. A refresh never shares a request of a call that accepts cached results.
 *
 * @param key - key of the read (`requestKey`), empty for a write
 */
export function shareKey(key: string, call: IdentifiedCall): string | undefined {
  const { share = true, timeoutMs, cache, renewToken } = call;
  if (!key || !share) return undefined;
  return `${key} ${timeoutMs} ${cache?.refresh === true} ${renewToken}`;
}
