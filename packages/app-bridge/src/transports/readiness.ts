import { BridgeError } from '../bridge/bridgeError.ts';
import type { Clock } from '../clock.ts';

type Condition = 'met' | 'unmet';

export interface Readiness {
  ready: (signal?: AbortSignal) => Promise<void>;
  /** Resolves all current callers. */
  resolveAll: () => void;
  /** Rejects all current and future callers with `disposed`. */
  dispose: () => void;
}

/**
 * Lets any number of callers wait for one condition. They share one timer, which runs only while there
 * are callers. The condition is not met while `check` throws.
 */
export function createReadiness(check: () => boolean, pollMs: number, clock: Clock): Readiness {
  /** One function per caller. It settles the caller if possible, and then removes itself. */
  const waiting = new Set<(condition: Condition) => void>();
  let timer: unknown;
  let disposed = false;

  function schedule() {
    if (waiting.size > 0) timer ??= clock.setTimeout(tick, pollMs);
    else stop();
  }

  function stop() {
    clock.clearTimeout(timer);
    timer = undefined;
  }

  function tick() {
    settleAll(checkNow());
  }

  function checkNow(): Condition {
    try {
      return check() ? 'met' : 'unmet';
    } catch {
      return 'unmet';
    }
  }

  function settleAll(condition: Condition) {
    for (const settle of [...waiting]) settle(condition);
    stop();
    schedule();
  }

  return {
    ready: (signal) =>
      new Promise((resolve, reject) => {
        const settle = (condition: Condition) => {
          if (disposed) reject(new BridgeError('disposed'));
          else if (signal?.aborted) reject(new BridgeError('aborted', { cause: signal.reason }));
          else if (condition === 'met') resolve();
          else return;
          waiting.delete(settle);
          signal?.removeEventListener('abort', onAbort);
        };
        const onAbort = () => {
          settle('unmet');
          schedule();
        };
        waiting.add(settle);
        signal?.addEventListener('abort', onAbort);
        // Only the first caller checks at once. Others wait for the next tick, because a check may send
        // a message.
        settle(waiting.size === 1 ? checkNow() : 'unmet');
        schedule();
      }),
    resolveAll() {
      settleAll('met');
    },
    dispose() {
      disposed = true;
      settleAll('unmet');
    },
  };
}
