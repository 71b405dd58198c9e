/** Time as this package sees it; all figures in ms. Tests hand in their own. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The platform's clock, looked up when it is used, so that a test's fake timers count. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => {
    globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>);
  },
};
