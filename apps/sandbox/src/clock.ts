/** Source of time and timers. All times are in ms since the epoch, UTC. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The system clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms).unref(),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as NodeJS.Timeout),
};

/** Server time: the real time plus a scripted offset. */
export interface ServerClock {
  /** Server time minus real time, in ms. */
  offsetMs: number;
  now(): number;
}

export function createServerClock(clock: Clock): ServerClock {
  return {
    offsetMs: 0,
    now() {
      return clock.now() + this.offsetMs;
    },
  };
}
