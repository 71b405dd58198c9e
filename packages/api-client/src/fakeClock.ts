import type { Clock } from './clock.ts';

/** Time that passes only when told to. */
export interface FakeClock extends Clock {
  /** Timers that are set and not yet due. */
  readonly pending: number;
  /** Lets so many ms pass: due timers fire in order, and promises settle after each. */
  advance(ms: number): Promise<void>;
}

/** A clock that stands still until told. Starts at `startsAt`, in ms since 1970. */
export function createFakeClock(startsAt = 0): FakeClock {
  const timers = new Map<number, { at: number; callback: () => void }>();
  let time = startsAt;
  let lastId = 0;

  function next(until: number): number | undefined {
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
      timers.set(++lastId, { at: time + Math.max(0, ms), callback });
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
      for (let id = next(until); id !== undefined; id = next(until)) {
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

/** More turns than any chain of promises between a timer and what it leads to. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
