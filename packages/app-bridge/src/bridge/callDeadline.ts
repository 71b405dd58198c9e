import type { Clock } from '../clock.ts';
import type { PendingCall } from './pendingCalls.ts';

/** Default deadline of a call, in ms. */
export const defaultTimeoutMs = 3_000;

/** Longest delay that timers support, in ms. A timer with a longer delay fires at once. */
const maxTimerMs = 2 ** 31 - 1;

/** @throws RangeError unless `timeoutMs` is a positive number of ms or `Infinity` */
export function checkTimeout(timeoutMs: number) {
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0)) {
    throw new RangeError(
      `Invalid timeoutMs ${String(timeoutMs)}: pass a positive number of ms or Infinity`,
    );
  }
}

/** Starts a timer with any delay in ms. With `Infinity`, it never fires. Returns a function that cancels it. */
export function startDeadline(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  delayMs: number,
  onEnd: () => void,
): () => void {
  let timer: unknown;
  const wait = (ms: number) => {
    timer = clock.setTimeout(
      () => {
        if (ms > maxTimerMs) wait(ms - maxTimerMs);
        else onEnd();
      },
      Math.min(ms, maxTimerMs),
    );
  };
  if (delayMs !== Infinity) wait(delayMs);
  return () => {
    clock.clearTimeout(timer);
  };
}

interface CallLimit {
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Returns the likely cause of a deadline that has passed, for the error. Empty if there is none. */
  hint: () => string;
}

/** Fails the call at its deadline, or when its signal aborts. Returns a function that stops the deadline. */
export function limitCall(
  call: PendingCall,
  { clock, timeoutMs, signal, hint }: CallLimit,
): () => void {
  const stopDeadline = startDeadline(clock, timeoutMs, () => {
    call.fail(call.hasApp ? 'timeout' : 'unavailable', `waited ${timeoutMs} ms${hint()}`);
  });
  const onAbort = () => {
    call.fail('aborted', undefined, signal?.reason);
  };
  signal?.addEventListener('abort', onAbort);
  call.settled.addEventListener('abort', () => {
    stopDeadline();
    signal?.removeEventListener('abort', onAbort);
  });
  return stopDeadline;
}
