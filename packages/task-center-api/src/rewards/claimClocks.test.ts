import { expect, it } from 'vitest';
import { claimClocks, startsWithClaim } from './claimClocks.ts';

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

const reward = (type: 'coupon' | 'points' | 'trial_fund', days: number | null) => ({
  type,
  validity_days: days,
});

it('counts the rewards whose time starts, and names the shortest', () => {
  const rewards = [reward('coupon', 14), reward('trial_fund', 3), reward('points', 1)];
  expect(claimClocks(rewards)).toEqual({ count: 2, shortest_days: 3 });
});

it.each([[[]], [[reward('points', 365)]], [[reward('coupon', null)]]])(
  'returns null if the claim of %j starts nothing',
  (rewards) => {
    expect(claimClocks(rewards)).toBeNull();
  },
);
