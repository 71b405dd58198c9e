import type { Clock } from '../src/clock.ts';

/** Creates a clock that only moves through `advance`, which runs due timers. */
export function createFakeClock(now = Date.UTC(2026, 0, 5)) {
  let timers: { at: number; callback: () => void }[] = [];
  const clock: Clock & { advance(ms: number): void; pending(): number } = {
    now: () => now,
    setTimeout(callback, ms) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return timer;
    },
    clearTimeout(handle) {
      timers = timers.filter((timer) => timer !== handle);
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = Math.max(now, due.at);
        due.callback();
      }
      now = end;
    },
    pending: () => timers.length,
  };
  return clock;
}
