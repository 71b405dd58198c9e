import { expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { createCatchUpClock } from './catchUpClock.ts';

it('runs only due timers when it catches up, and each once', () => {
  const clock = createFakeClock();
  const throttled = createCatchUpClock({
    now: () => clock.now(),
    // Timers of a hidden page run up to a minute late.
    setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs + 60_000),
    clearTimeout: (handle) => {
      clock.clearTimeout(handle);
    },
  });
  const ran: string[] = [];
  const set = (name: string, delayMs: number) =>
    throttled.setTimeout(() => ran.push(name), delayMs);
  set('soon', 100);
  set('late', 5_000);
  const cleared = set('cleared', 100);
  throttled.clearTimeout(cleared);
  const clearedByAnother = set('cleared by another', 100);
  throttled.setTimeout(() => {
    throttled.clearTimeout(clearedByAnother);
  }, 50);
  clock.advance(99);
  throttled.catchUp();
  expect(ran).toEqual([]);
  clock.advance(1);
  throttled.catchUp();
  throttled.catchUp();
  expect(ran).toEqual(['soon']);
  clock.advance(70_000);
  expect(ran).toEqual(['soon', 'late']);
  expect(clock.pending).toBe(0);
});
