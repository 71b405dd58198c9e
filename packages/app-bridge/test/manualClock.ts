import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../src/clock.ts';

/** A clock that tests advance. Used for 10,000 timers, for which Vitest's fake timers take quadratic time. */
export interface ManualClock extends Clock {
  /** Advances by `ms`, runs due timers in order, and settles promises between them. */
  advance(ms: number): Promise<void>;
  /** Number of scheduled timers. */
  readonly timers: number;
}

export function createManualClock(): ManualClock {
  let time = 0;
  /** Timers by their due time, in ms. */
  const due = new Map<number, Set<object>>();
  const callbacks = new Map<object, { at: number; callback: () => void }>();

  function removeTimer(timer: object) {
    const found = callbacks.get(timer);
    if (!found) return undefined;
    callbacks.delete(timer);
    const together = due.get(found.at);
    together?.delete(timer);
    if (together?.size === 0) due.delete(found.at);
    return found.callback;
  }

  return {
    now: () => time,
    setTimeout(callback, ms) {
      const timer = {};
      const at = time + Math.max(0, ms);
      callbacks.set(timer, { at, callback });
      due.set(at, (due.get(at) ?? new Set()).add(timer));
      return timer;
    },
    clearTimeout(timer) {
      if (typeof timer === 'object' && timer !== null) removeTimer(timer);
    },
    async advance(ms) {
      const end = time + ms;
      for (;;) {
        await setImmediate();
        const next = Math.min(...due.keys());
        if (next > end) break;
        time = next;
        for (const timer of [...(due.get(next) ?? [])]) removeTimer(timer)?.();
      }
      time = end;
    },
    get timers() {
      return callbacks.size;
    },
  };
}
