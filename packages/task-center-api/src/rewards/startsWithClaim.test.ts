import { expect, it } from 'vitest';
import { startsWithClaim } from './startsWithClaim.ts';

it.each([
  ['trial_fund', 3, true],
  ['mystery_box', 30, true],
  ['points', 365, false],
  ['airdrop', null, false],
] as const)(
  'the time to use "%s", valid for %s days, starts with its claim: %s',
  (type, days, expected) => {
    expect(startsWithClaim({ type, validity_days: days })).toBe(expected);
  },
);
