import { expect, it } from 'vitest';
import { isStale } from './staleness.ts';

const staleMs = 15_000;

it.each([
  ['a quote that has just arrived', 'quote', 0, false],
  ['the last millisecond', 'quote', staleMs - 1, false],
  ['the limit', 'quote', staleMs, true],
  ['a symbol without a quote', undefined, 0, true],
] as const)('decides about %s', (_case, newest, ageMs, stale) => {
  expect(isStale({ newest, receivedAt: 1_000 }, 1_000 + ageMs, staleMs)).toBe(stale);
});
