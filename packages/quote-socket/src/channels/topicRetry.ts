import type { Clock } from '../clock.ts';
import { backoffMs } from '../connection/backoff.ts';
import type { QuoteTiming } from '../connection/quoteTiming.ts';

interface TopicRetryOptions {
  clock: Clock;
  random: () => number;
  timing: Pick<QuoteTiming, 'stableMs' | 'backoffBaseMs' | 'refusalCapMs'>;
}

/** Delays the retry of a failed topic: longer after each failure, until its state has been continuous for a while. */
export function createTopicRetry({
  clock,
  random,
  timing: { stableMs, backoffBaseMs, refusalCapMs },
}: TopicRetryOptions) {
  let failures = 0;
  /** Undefined while events do not continue the state. */
  let continuousSince: number | undefined;
  let timer: unknown;

  return {
    /** Call when events start to continue the state. */
    start() {
      continuousSince = clock.now();
    },

    /** Call when events no longer continue the state. Cancels the retry. */
    stop() {
      continuousSince = undefined;
      clock.clearTimeout(timer);
      timer = undefined;
    },

    /** Call at each failure, before `stop`. */
    countFailure() {
      const wasStable = continuousSince !== undefined && clock.now() - continuousSince >= stableMs;
      failures = wasStable ? 1 : failures + 1;
    },

    /** Call after `countFailure`. */
    schedule(retry: () => void) {
      const attempt = failures - 1;
      const delayMs = backoffMs({ attempt, baseMs: backoffBaseMs, capMs: refusalCapMs, random });
      timer = clock.setTimeout(() => {
        timer = undefined;
        retry();
      }, delayMs);
    },
  };
}
