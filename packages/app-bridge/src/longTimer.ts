import type { Clock } from './clock.ts';

/** Longest delay of a timer, in ms. A longer one fires at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Calls back after any delay in ms, never for `Infinity`. Returns a function that cancels it. */
export function startTimer(
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
