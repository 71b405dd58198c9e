import type { QuoteTiming } from '../defaultTiming.ts';

/**
 * Returns the delay before an attempt to reconnect, in ms: full-jitter exponential backoff, a random time below
 * `min(cap, base * 2 ** attempt)`.
 *
 * @param attempt - number of failed attempts before this one
 * @param random - returns a number from 0 up to, but not including, 1
 */
export function backoffMs(attempt: number, timing: QuoteTiming, random: () => number): number {
  return Math.min(timing.backoffCapMs, timing.backoffBaseMs * 2 ** attempt) * random();
}
