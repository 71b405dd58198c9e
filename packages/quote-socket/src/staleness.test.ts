import { expect, it } from 'vitest';
import { isStale } from './staleness.ts';

const staleMs = 15_000;

it.each([
  ['a quote that has just arrived', 'quote', 0, false],
  ['a quote one millisecond before the limit', 'quote', staleMs - 1, false],
  ['a quote at the limit', 'quote', staleMs, true],
  ['a symbol without a quote', undefined, 0, true],
] as const)('decides whether %s is stale', (_case, newest, ageMs, stale) => {
  expect(isStale({ newest, receivedAt: 1_000 }, 1_000 + ageMs, staleMs)).toBe(stale);
});
