import { expect, it } from 'vitest';
import { defaultTiming } from './quoteTiming.ts';
import { backoffMs } from './backoff.ts';

const { backoffBaseMs: baseMs, backoffCapMs: capMs } = defaultTiming;

it('doubles the maximum delay with each attempt, from 1 s up to 15 s', () => {
  const delays = [0, 1, 2, 3, 4, 5, 2_000].map((attempt) =>
    backoffMs({ attempt, baseMs, capMs, random: () => 1 }),
  );
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});

it.each([
  [0, 0],
  [0.25, 2_000],
  [0.5, 4_000],
])('multiplies the maximum delay by the random number %d', (random, delay) => {
  expect(backoffMs({ attempt: 3, baseMs, capMs, random: () => random })).toBe(delay);
});
