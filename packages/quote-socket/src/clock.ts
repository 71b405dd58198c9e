/** Source of time and timers. Times are in ms since 1970 UTC, delays in ms. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** Uses the global functions. They are looked up on each call, so fake timers can be installed later. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => {
    clearTimeout(handle as number);
  },
};

/** Maximum delay of a timer in browsers. A longer one would run at once. */
export const maxTimerMs = 2 ** 31 - 1;
