import type { CountdownClock } from './countdown.tsx';

/** Time and timers of the device. Looked up when called, so that tests can replace the global ones. */
export const systemClock: CountdownClock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>),
};
