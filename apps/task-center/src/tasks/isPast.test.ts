import { expect, it } from 'vitest';
import { isPast } from './isPast.ts';

it.each([
  ['claimed', null, true],
  ['expired', null, true],
  ['ended', null, true],
  ['rejected', null, true],
  ['claimed', 1_000, false],
  ['expired', 1_000, false],
  ['claimable', null, false],
  ['under_review', null, false],
  ['locked', null, false],
  ['other', null, false],
] as const)('checks the state %s with a reset at %s: %s', (state, resetsAt, expected) => {
  expect(isPast({ state, resets_at: resetsAt })).toBe(expected);
});
