import type { Clock } from '../src/index.ts';

interface Timer {
  at: number;
  order: number;
  callback: (() => void) | undefined;
}

export interface FakeClock extends Clock {
  /** Advances by `ms` and runs every timer that becomes due, in order. */
  advance(ms: number): void;
  /** Simulates sleep: advances by `ms`, then runs each overdue timer once. */
  sleep(ms: number): void;
  /** Changes the time that `now` returns by `ms`. Timers are not affected. */
  set(byMs: number): void;
  /** Time of the server, in ms. `set` does not change it. */
  trueNow(): number;
  /** Number of scheduled timers. */
  readonly pending: number;
  /** Ms until the next timer is due, or `Infinity`. */
  readonly untilNext: number;
}

/** Keeps timers in a binary heap, because a simulated day has 100,000 of them. */
export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  const heap: Timer[] = [];
  let elapsed = 0;
  let skew = 0;
  let order = 0;
  let pending = 0;

  const before = (a: Timer, b: Timer) => a.at < b.at || (a.at === b.at && a.order < b.order);

  function add(timer: Timer) {
    let index = heap.push(timer) - 1;
    for (let parent; index > 0; index = parent) {
      parent = (index - 1) >> 1;
      if (before(heap[parent] as Timer, timer)) break;
      heap[index] = heap[parent] as Timer;
      heap[parent] = timer;
    }
  }

  function take(): Timer {
    const first = heap[0] as Timer;
    const last = heap.pop() as Timer;
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right && before(right, heap[child] as Timer)) child += 1;
      if (!before(heap[child] as Timer, last)) break;
      heap[index] = heap[child] as Timer;
      heap[child] = last;
      index = child;
    }
    return first;
  }

  function runUntil(end: number) {
    while (heap[0] && heap[0].at <= end) {
      const timer = take();
      const { at, callback } = timer;
      if (!callback) continue;
      timer.callback = undefined;
      pending -= 1;
      elapsed = Math.max(elapsed, at);
      callback();
    }
  }

  return {
    now: () => start + elapsed + skew,
    trueNow: () => start + elapsed,
    setTimeout(callback, delayMs) {
      const timer: Timer = { at: elapsed + Math.max(0, delayMs), order: (order += 1), callback };
      pending += 1;
      add(timer);
      return timer;
    },
    clearTimeout(handle) {
      const timer = handle as Timer | undefined;
      if (!timer?.callback) return;
      // Cleared timers stay in the heap and are skipped.
      pending -= 1;
      timer.callback = undefined;
    },
    advance(ms) {
      const end = elapsed + ms;
      runUntil(end);
      elapsed = end;
    },
    sleep(ms) {
      elapsed += ms;
      runUntil(elapsed);
    },
    set(byMs) {
      skew += byMs;
    },
    get pending() {
      return pending;
    },
    get untilNext() {
      while (heap[0] && !heap[0].callback) take();
      return heap[0] ? Math.max(0, heap[0].at - elapsed) : Infinity;
    },
  };
}
