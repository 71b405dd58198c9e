import type { Clock } from '../clock.ts';
import type { QuoteTiming } from './quoteTiming.ts';

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

interface RetryTimerOptions {
  clock: Clock;
  timing: Pick<QuoteTiming, 'backoffBaseMs' | 'backoffCapMs'>;
  random: Backoff['random'];
}

/** Schedules retries with backoff, one at a time. */
export function createRetryTimer({ clock, timing, random }: RetryTimerOptions) {
  const { backoffBaseMs: baseMs, backoffCapMs: capMs } = timing;
  let failedAttempts = 0;
  let timer: unknown;

  function cancel() {
    clock.clearTimeout(timer);
  }

  return {
    /** Schedules the next retry, and cancels the one that was scheduled before. */
    schedule(retry: () => void) {
      const delayMs = backoffMs({ attempt: failedAttempts, baseMs, capMs, random });
      failedAttempts += 1;
      cancel();
      timer = clock.setTimeout(retry, delayMs);
    },
    cancel,
    /** Makes the next delay as short as after a first failure. */
    reset() {
      failedAttempts = 0;
    },
  };
}
