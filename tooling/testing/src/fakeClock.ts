/** Source of time and timers. Times are in ms since 1970 UTC, delays in ms. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}

interface Timer {
  at: number;
  callback: () => void;
}

/** A clock that stands still until a test advances it. */
export interface FakeClock extends Clock {
  /** Advances by `ms` and runs every timer that becomes due, in order. */
  advance(ms: number): void;
  /** Same as `advance`, but lets promises settle before the first timer and after each. */
  advanceAsync(ms: number): Promise<void>;
  /** Simulates sleep: advances by `ms`, then runs each overdue timer once, all at the new time. */
  sleep(ms: number): void;
  /** Changes the time that `now` returns by `ms`, as if the user set the clock. Timers are not affected. */
  shift(ms: number): void;
  /** Returns the time of a simulated server, in ms since 1970 UTC. `shift` does not change it. */
  trueNow(): number;
  /** Number of scheduled timers. */
  readonly pending: number;
  /** Time until the next timer is due, in ms, or `Infinity` if no timer is scheduled. */
  readonly untilNext: number;
}

/** Creates a clock that starts at `start`, in ms since 1970 UTC. */
export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  /** Scheduled timers, in the order in which they become due. */
  const timers: Timer[] = [];
  let elapsed = 0;
  let shifted = 0;

  /** Removes the next timer, if it is due at `end`, and returns its callback. */
  function takeDue(end: number): (() => void) | undefined {
    const next = timers[0];
    if (!next || next.at > end) return undefined;
    timers.shift();
    // After `sleep`, overdue timers run at the later time.
    elapsed = Math.max(elapsed, next.at);
    return next.callback;
  }

  function runUntil(end: number) {
    for (let run = takeDue(end); run; run = takeDue(end)) run();
  }

  return {
    now: () => start + elapsed + shifted,
    trueNow: () => start + elapsed,
    setTimeout(callback, delayMs) {
      const timer: Timer = { at: elapsed + Math.max(0, delayMs), callback };
      timers.splice(timers.findLastIndex(({ at }) => at <= timer.at) + 1, 0, timer);
      return timer;
    },
    clearTimeout(handle) {
      const index = timers.findIndex((timer) => timer === handle);
      if (index >= 0) timers.splice(index, 1);
    },
    advance(ms) {
      const end = elapsed + ms;
      runUntil(end);
      elapsed = end;
    },
    async advanceAsync(ms) {
      const end = elapsed + ms;
      await settle();
      for (let run = takeDue(end); run; run = takeDue(end)) {
        run();
        await settle();
      }
      elapsed = end;
    },
    sleep(ms) {
      elapsed += ms;
      runUntil(elapsed);
    },
    shift(ms) {
      shifted += ms;
    },
    get pending() {
      return timers.length;
    },
    get untilNext() {
      const next = timers[0];
      return next ? Math.max(0, next.at - elapsed) : Infinity;
    },
  };
}

/** Waits for 30 microtask turns, more than any promise chain that a timer starts needs. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
