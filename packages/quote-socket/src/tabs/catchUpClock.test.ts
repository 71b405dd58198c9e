import { expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { createCatchUpClock } from './catchUpClock.ts';

it('runs only due timers when it catches up, and each of them once', () => {
  const clock = createFakeClock();
  const slowClock = {
    now: () => clock.now(),
    // Browsers run the timers of a hidden page up to a minute late.
    setTimeout: (callback: () => void, delayMs: number) =>
      clock.setTimeout(callback, delayMs + 60_000),
    clearTimeout: (handle: unknown) => {
      clock.clearTimeout(handle);
    },
  };
  const throttled = createCatchUpClock(slowClock, () => false);
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

it('sets no timer shorter than a second in a hidden page, but runs due timers when it catches up', () => {
  const clock = createFakeClock();
  let isHidden = true;
  const hub = createCatchUpClock(clock, () => isHidden);
  const ran: string[] = [];
  const set = (name: string, delayMs: number) => hub.setTimeout(() => ran.push(name), delayMs);
  set('hidden', 100);
  clock.advance(999);
  expect(ran).toEqual([]);
  clock.advance(1);
  expect(ran).toEqual(['hidden']);
  set('due', 100);
  clock.advance(100);
  hub.catchUp();
  expect(ran).toEqual(['hidden', 'due']);
  isHidden = false;
  set('visible', 100);
  clock.advance(100);
  expect(ran).toEqual(['hidden', 'due', 'visible']);
  expect(clock.pending).toBe(0);
});
