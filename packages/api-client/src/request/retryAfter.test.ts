import { expect, it } from 'vitest';
import { retryAfterMsOf } from './retryAfter.ts';

const now = Date.parse('2026-11-27T22:00:00Z');

it.each([
  ['5', 5_000],
  ['0', 0],
  ['Fri, 27 Nov 2026 22:00:30 GMT', 30_000],
  ['Friday, 27-Nov-26 22:00:30 GMT', 30_000],
  ['Fri, 27 Nov 2026 21:00:00 GMT', 0],
  ['1.5', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %j ms', (header, ms) => {
  expect(retryAfterMsOf(header, now)).toBe(ms);
});
