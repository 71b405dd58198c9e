interface Backoff {
  /** Number of failed attempts before this one. */
  attempt: number;
  baseMs: number;
  capMs: number;
  /** Returns a number from 0 up to, but not including, 1. */
  random: () => number;
}

/**
 * Returns the delay before another attempt, in ms: full-jitter exponential backoff, a random time below
 * `min(cap, base * 2 ** attempt)`.
 */
export function backoffMs({ attempt, baseMs, capMs, random }: Backoff): number {
  return Math.min(capMs, baseMs * 2 ** attempt) * random();
}
