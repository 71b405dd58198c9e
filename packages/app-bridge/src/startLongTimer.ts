import type { Clock } from './clock.ts';

/** Longest delay that timers support, in ms. A timer with a longer delay fires at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Starts a timer with any delay in ms. With `Infinity`, it never fires. Returns a function that cancels it. */
export function startLongTimer(
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
