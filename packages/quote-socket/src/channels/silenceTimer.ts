import { maxTimerMs, type Clock } from '../clock.ts';

interface SilenceTimerOptions {
  clock: Clock;
  /** Time without an event, in ms, or `Infinity`. */
  staleMs: number;
  onSilence: () => void;
}

/** Calls `onSilence` when no event arrived for `staleMs`. */
export function createSilenceTimer({ clock, staleMs, onSilence }: SilenceTimerOptions) {
  let timer: unknown;
  let receivedAt = 0;

  function wait(delayMs: number) {
    timer = clock.setTimeout(check, Math.min(delayMs, maxTimerMs));
  }

  function check() {
    timer = undefined;
    const leftMs = staleMs - (clock.now() - receivedAt);
    if (leftMs > 0) wait(leftMs);
    else onSilence();
  }

  return {
    /** Call for each event. A timer per event would be slow. */
    received() {
      receivedAt = clock.now();
    },
    /** Starts the timer unless it runs. */
    start() {
      if (timer === undefined && staleMs !== Infinity) wait(staleMs);
    },
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
