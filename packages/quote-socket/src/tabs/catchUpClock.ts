import type { Clock } from '../clock.ts';

export interface CatchUpClock extends Clock {
  /** Runs every timer that is due. */
  catchUp(): void;
}

/** Minimum delay of a timer in a hidden page, in ms. */
const hiddenTimerMs = 1_000;

/**
 * Returns a clock whose due timers also run on `catchUp`. Browsers delay the timers of a hidden page by
 * up to a minute, but not its messages, so a message handler can call `catchUp`. While the page is
 * hidden, timers are set to at least a second, to save energy.
 */
export function createCatchUpClock(clock: Clock, isHidden: () => boolean): CatchUpClock {
  const timers = new Map<unknown, { at: number; run: () => void }>();

  function clear(handle: unknown) {
    timers.delete(handle);
    clock.clearTimeout(handle);
  }

  return {
    now: () => clock.now(),
    setTimeout(callback, delayMs) {
      const run = () => {
        clear(handle);
        callback();
      };
      const handle = clock.setTimeout(run, isHidden() ? Math.max(hiddenTimerMs, delayMs) : delayMs);
      timers.set(handle, { at: clock.now() + delayMs, run });
      return handle;
    },
    clearTimeout: clear,
    catchUp() {
      const time = clock.now();
      for (const [handle, { at, run }] of [...timers]) {
        // A timer that ran before may have cleared this one.
        if (at <= time && timers.has(handle)) run();
      }
    },
  };
}
