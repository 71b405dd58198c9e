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

  function turn(met: boolean) {
    for (const settle of [...waiting]) settle(met);
    clock.clearTimeout(timer);
    if (waiting.size > 0) timer = clock.setTimeout(look, pollMs);
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
          turn(false);
        };
        waiting.add(settle);
        signal?.addEventListener('abort', onAbort);
        settle(check());
        turn(false);
      }),
    look,
    dispose() {
      disposed = true;
      turn(false);
    },
  };
}
