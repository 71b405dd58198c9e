import { BridgeError } from '../bridge/bridgeError.ts';
import type { Clock } from '../clock.ts';

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
  const waiting = new Set<(met: boolean) => void>();
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
    settleAll(isMet());
  }

  function isMet(): boolean {
    try {
      return check();
    } catch {
      return false;
    }
  }

  function settleAll(met: boolean) {
    for (const settle of [...waiting]) settle(met);
    stop();
    schedule();
  }

  return {
    ready: (signal) =>
      new Promise((resolve, reject) => {
        const settle = (met: boolean) => {
          if (disposed) reject(new BridgeError('disposed'));
          else if (signal?.aborted) reject(new BridgeError('aborted', { cause: signal.reason }));
          else if (met) resolve();
          else return;
          waiting.delete(settle);
          signal?.removeEventListener('abort', onAbort);
        };
        const onAbort = () => {
          settle(false);
          schedule();
        };
        waiting.add(settle);
        signal?.addEventListener('abort', onAbort);
        // Only the first caller checks at once. Others wait for the next tick, because a check may send
        // a message.
        settle(waiting.size === 1 && isMet());
        schedule();
      }),
    resolveAll() {
      settleAll(true);
    },
    dispose() {
      disposed = true;
      settleAll(false);
    },
  };
}
