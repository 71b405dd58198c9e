/** Source of time and timers, in ms. Pass a fake one in tests. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Uses the global functions. They are looked up on each call, so fake timers can be installed later. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => {
    globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>);
  },
};
