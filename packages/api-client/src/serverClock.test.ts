import { expect, it, vi } from 'vitest';
import { createServerClock } from './serverClock.ts';

const dayMs = 86_400_000;
const sampleOf = (serverTime: number, sentAt = 0, receivedAt = 0) => ({
  serverTime,
  sentAt,
  receivedAt,
});

it.each([
  [9_999, 0],
  [-9_999, 0],
  [10_000, 10_000],
  [-10_000, -10_000],
  [3_600_000, 3_600_000],
])('for a difference of %d ms, returns the offset %d', (difference, offset) => {
  const clock = createServerClock({ now: () => 5 });
  clock.sample(sampleOf(difference));
  expect(clock.offset).toBe(offset);
  expect(clock.now()).toBe(5 + offset);
});

it('assumes that the server read its clock in the middle of the round trip', () => {
  const clock = createServerClock();
  clock.sample(sampleOf(100_000, 20_000, 30_000));
  expect(clock.offset).toBe(75_000);
});

it('warns once about a difference above one day', () => {
  const onLargeSkew = vi.fn();
  const clock = createServerClock({ onLargeSkew });
  clock.sample(sampleOf(dayMs));
  expect(onLargeSkew).not.toHaveBeenCalled();
  clock.sample(sampleOf(-dayMs - 1));
  clock.sample(sampleOf(dayMs * 3));
  expect(onLargeSkew.mock.calls).toEqual([[-dayMs - 1]]);
  expect(clock.offset).toBe(dayMs * 3);
});

it('warns on the console by default', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  createServerClock().sample(sampleOf(2 * dayMs));
  createServerClock().sample(sampleOf(-2 * dayMs));
  expect(warn.mock.calls).toEqual([
    ["The system's clock is 48 hours behind the server's: check the date and time settings."],
    ["The system's clock is 48 hours ahead of the server's: check the date and time settings."],
  ]);
});

it('ignores invalid samples', () => {
  const clock = createServerClock();
  clock.sample(sampleOf(20_000));
  clock.sample(sampleOf(NaN));
  clock.sample(sampleOf(Infinity));
  clock.sample(sampleOf(90_000, 10, 9));
  for (const wrong of [null, '1700000000000', {}, true]) {
    clock.sample(sampleOf(wrong as number));
    clock.sample(sampleOf(90_000, wrong as number));
  }
  expect(clock.offset).toBe(20_000);
});

it('ignores samples whose round trip is longer than the tolerance', () => {
  const clock = createServerClock();
  clock.sample(sampleOf(0, 0, 25_000));
  expect(clock.offset).toBe(0);
  clock.sample(sampleOf(100_000, 0, 10_001));
  expect(clock.offset).toBe(0);
  clock.sample(sampleOf(105_000, 0, 10_000));
  expect(clock.offset).toBe(100_000);
});
