import type { Clock } from '../clock.ts';

/** A clock whose time passes only in `advance`. */
export interface FakeClock extends Clock {
  /** Number of timers that are set and have not fired. */
  readonly pending: number;
  /** Advances the time by `ms`. Due timers fire in order, and promises settle after each. */
  advance(ms: number): Promise<void>;
}

/** Creates a clock that starts at `startsAt`, in ms since 1970. Default 0. */
export function createFakeClock(startsAt = 0): FakeClock {
  const timers = new Map<number, { at: number; callback: () => void }>();
  let time = startsAt;
  let lastId = 0;

  function nextTimer(until: number): number | undefined {
    let first: number | undefined;
    for (const [id, { at }] of timers) {
      if (at > until) continue;
      if (first === undefined || at < (timers.get(first)?.at ?? 0)) first = id;
    }
    return first;
  }

  return {
    now: () => time,
    setTimeout(callback, ms) {
      lastId++;
      timers.set(lastId, { at: time + Math.max(0, ms), callback });
      return lastId;
    },
    clearTimeout(id) {
      timers.delete(id as number);
    },
    get pending() {
      return timers.size;
    },
    async advance(ms) {
      const until = time + ms;
      await settle();
      for (let id = nextTimer(until); id !== undefined; id = nextTimer(until)) {
        const timer = timers.get(id);
        timers.delete(id);
        time = Math.max(time, timer?.at ?? time);
        timer?.callback();
        await settle();
      }
      time = until;
    },
  };
}

/** Runs enough microtasks to settle any promise chain that a timer starts. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
}
