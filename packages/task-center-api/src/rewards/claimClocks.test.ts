import { expect, it } from 'vitest';
import { claimClocks } from '../index.ts';

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
