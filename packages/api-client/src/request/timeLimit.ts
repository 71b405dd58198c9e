import type { Clock } from '../clock.ts';
import { ApiError, badRequest } from '../errors/apiError.ts';
import { shown } from '../errors/shown.ts';
import { abortError } from './abortError.ts';

/** Longest delay that timers support. Longer delays fire immediately. */
export const maxTimerMs = 2 ** 31 - 1;

/** @throws `ApiError` of kind `badRequest` if a duration of an option is negative or not a number. */
export function checkMs(name: string, ms: unknown): void {
  if (typeof ms === 'number' && ms >= 0) return;
  throw badRequest(`${name} is ${shown(ms)}: use a number of ms from 0`);
}

/** Stops one call when its time is over or its signal aborts. */
export interface TimeLimit {
  /**
   * Settles like the promise, or rejects with `timeout` or `canceled` as soon as the call must stop.
   * The time starts with the first wait.
   *
   * @param onStop - Called with the error at that moment, before any other code runs.
   */
  wait<Value>(promise: Promise<Value>, onStop?: (error: ApiError) => void): Promise<Value>;
  /** @throws `ApiError` if the call must stop. */
  check(): void;
  /** Removes the timer. Call this when the call has settled. */
  end(): void;
}

/**
 * Creates the time limit of one call, in ms. 0 and `Infinity` mean no limit.
 *
 * @throws `ApiError` of kind `badRequest` if `timeoutMs` is negative or not a number.
 */
export function createTimeLimit(
  clock: Clock,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): TimeLimit {
  checkMs('timeoutMs', timeoutMs);
  const waits = new Set<(error: ApiError) => void>();
  let hasStarted = false;
  let timer: unknown;
  let failure: ApiError | undefined;

  function stop(error: ApiError): void {
    failure = error;
    for (const fail of [...waits]) fail(error);
  }

  const abort = () => stop(abortError(signal));

  // Uses its own timer, which covers the whole call, and can be distinguished from an abort by the caller.
  function start(): void {
    hasStarted = true;
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    if (timeoutMs === 0 || timeoutMs === Infinity) return;
    // The text of spec 8, "timeout".
    const message = `timeout of ${timeoutMs}ms exceeded`;
    timer = clock.setTimeout(
      () => stop(new ApiError('timeout', message, { code: 'ETIMEDOUT' })),
      Math.min(timeoutMs, maxTimerMs),
    );
  }

  return {
    wait(promise, onStop) {
      if (!hasStarted) start();
      return new Promise((resolve, reject) => {
        const fail = (error: ApiError) => {
          reject(error);
          onStop?.(error);
        };
        const stopWaiting = () => waits.delete(fail);
        waits.add(fail);
        promise.then(resolve, reject).finally(stopWaiting);
        if (failure) fail(failure);
      });
    },
    check() {
      if (signal?.aborted) throw abortError(signal);
      if (failure) throw failure;
    },
    end() {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
