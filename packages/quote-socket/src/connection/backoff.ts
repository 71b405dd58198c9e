import type { QuoteTiming } from '../timing.ts';

/**
 * Returns the delay before a retry, in ms, with full jitter: a random delay below
 * `min(cap, base * 2 ** attempt)`. The first attempt is 0.
 */
export function retryDelay(
  { backoffBaseMs, backoffCapMs }: QuoteTiming,
  attempt: number,
  random: () => number,
): number {
  return random() * Math.min(backoffCapMs, backoffBaseMs * 2 ** attempt);
}
