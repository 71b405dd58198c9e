import type { Clock } from './clock.ts';

interface Timer {
  at: number;
  order: number;
  callback: (() => void) | undefined;
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

/**
 * Creates a clock that starts at `start`, in ms since 1970 UTC. Timers are in a binary heap, because a simulated
 * day has 100,000 of them.
 */
export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  const heap: Timer[] = [];
  let elapsed = 0;
  let shifted = 0;
  let order = 0;
  let pending = 0;

  /** Removes the next timer that is due at `end` and returns its callback. Also removes cleared timers before it. */
  function takeDue(end: number): (() => void) | undefined {
    while (heap[0] && heap[0].at <= end) {
      const timer = takeFirst(heap);
      const { at, callback } = timer;
      if (!callback) continue;
      timer.callback = undefined;
      pending -= 1;
      elapsed = Math.max(elapsed, at);
      return callback;
    }
    return undefined;
  }

  function runUntil(end: number) {
    for (let run = takeDue(end); run; run = takeDue(end)) run();
  }

  return {
    now: () => start + elapsed + shifted,
    trueNow: () => start + elapsed,
    setTimeout(callback, delayMs) {
      const timer: Timer = { at: elapsed + Math.max(0, delayMs), order: (order += 1), callback };
      pending += 1;
      add(heap, timer);
      return timer;
    },
    clearTimeout(handle) {
      const timer = handle as Timer | undefined;
      if (!timer?.callback) return;
      pending -= 1;
      timer.callback = undefined;
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
      return pending;
    },
    get untilNext() {
      while (heap[0] && !heap[0].callback) takeFirst(heap);
      return heap[0] ? Math.max(0, heap[0].at - elapsed) : Infinity;
    },
  };
}

/** Waits for 30 microtask turns, more than any promise chain that a timer starts needs. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

function isBefore(a: Timer, b: Timer): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

function add(heap: Timer[], timer: Timer) {
  let index = heap.push(timer) - 1;
  for (let parent; index > 0; index = parent) {
    parent = (index - 1) >> 1;
    if (isBefore(heap[parent] as Timer, timer)) break;
    heap[index] = heap[parent] as Timer;
    heap[parent] = timer;
  }
}

function takeFirst(heap: Timer[]): Timer {
  const first = heap[0] as Timer;
  const last = heap.pop() as Timer;
  if (heap.length === 0) return first;
  heap[0] = last;
  for (let index = 0; ;) {
    let child = 2 * index + 1;
    if (child >= heap.length) break;
    const right = heap[child + 1];
    if (right && isBefore(right, heap[child] as Timer)) child += 1;
    if (!isBefore(heap[child] as Timer, last)) break;
    heap[index] = heap[child] as Timer;
    heap[child] = last;
    index = child;
  }
  return first;
}
