import { BridgeError } from './bridgeError.ts';
import type { Clock } from './clock.ts';

export interface Readiness {
  ready: (signal?: AbortSignal) => Promise<void>;
  /** Checks now instead of at the next turn of the timer. */
  look: () => void;
  /** Rejects everybody who waits and everybody who comes. */
  dispose: () => void;
}

/**
 * Lets any number of callers wait for one condition, with one timer between them and none when
 * nobody waits.
 */
export function createReadiness(check: () => boolean, pollMs: number, clock: Clock): Readiness {
  /** Each settles its caller if it can, and leaves. */
  const waiting = new Set<(met: boolean) => void>();
  let timer: unknown;
  let disposed = false;

  function schedule() {
    if (waiting.size > 0) timer ??= clock.setTimeout(look, pollMs);
    else stop();
  }

  function stop() {
    clock.clearTimeout(timer);
    timer = undefined;
  }

  function turn(met: boolean) {
    for (const settle of [...waiting]) settle(met);
    stop();
    schedule();
  }

  function look() {
    turn(waiting.size > 0 && check());
  }

  return {
    ready: (signal) =>
      new Promise((resolve, reject) => {
        const settle = (met: boolean) => {
          if (disposed) reject(new BridgeError('DISPOSED'));
          else if (signal?.aborted) reject(new BridgeError('ABORTED', { cause: signal.reason }));
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
        // Where others wait already, the next turn checks for all: a check may be a message.
        settle(waiting.size === 1 && check());
        schedule();
      }),
    look,
    dispose() {
      disposed = true;
      turn(false);
    },
  };
}
