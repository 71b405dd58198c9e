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
  const waiting = new Set<{ resolve: () => void; reject: (error: BridgeError) => void }>();
  let timer: unknown;
  let disposed = false;

  function look() {
    clock.clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    if (!check()) {
      timer = clock.setTimeout(look, pollMs);
      return;
    }
    for (const waiter of [...waiting]) waiter.resolve();
  }

  return {
    ready(signal?: AbortSignal): Promise<void> {
      if (disposed) return Promise.reject(disposedError());
      if (signal?.aborted) return Promise.reject(abortedError(signal));
      if (check()) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(waiter);
          signal?.removeEventListener('abort', abort);
          if (waiting.size > 0) return;
          clock.clearTimeout(timer);
          timer = undefined;
        };
        const waiter = {
          resolve: () => {
            leave();
            resolve();
          },
          reject: (error: BridgeError) => {
            leave();
            reject(error);
          },
        };
        const abort = () => {
          waiter.reject(abortedError(signal));
        };
        signal?.addEventListener('abort', abort);
        waiting.add(waiter);
        timer ??= clock.setTimeout(look, pollMs);
      });
    },
    look,
    dispose() {
      disposed = true;
      for (const waiter of [...waiting]) waiter.reject(disposedError());
    },
  };
}

function disposedError() {
  return new BridgeError('DISPOSED', 'The transport was disposed; create a new one.');
}

function abortedError(signal: AbortSignal | undefined) {
  return new BridgeError('ABORTED', 'Waiting for the app was aborted by its caller.', {
    cause: signal?.reason,
  });
}
