/** Source of time and timers, which tests can replace. */
export interface CountdownClock {
  /**
   * Current time in ms since 1970, UTC. Return the server time if the device clock may be wrong.
   */
  now: () => number;
  setTimeout: (callback: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

/** Time and timers of the device. Looked up when called, so that tests can replace the global ones. */
export const systemClock: CountdownClock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>),
};
