import { expect, it } from 'vitest';
import { byValue, type Sum } from './byValue.ts';

const sum = (
  type: Sum['type'],
  amount: string,
  unit: string,
  withdrawal: Sum['withdrawal'] = 'none',
): Sum => ({
  type,
  value: { amount, unit },
  worth: null,
  limit: null,
  up_to: false,
  withdrawal,
  fees: null,
});

it('puts money before points, and what can be withdrawn before what cannot', () => {
  const sums = [
    sum('points', '900', 'points'),
    sum('coupon', '10', 'USDT'),
    sum('mystery_box', '50', 'USDT'),
    sum('fee_rebate', '0.5', 'ratio', 'payout'),
    sum('trial_fund', '100', 'USDT', 'profit'),
    sum('coupon', '25', 'USDT'),
    sum('airdrop', '0.005', 'ETH', 'full'),
  ];
  expect(byValue(sums).map(({ type, value: { amount } }) => `${amount} ${type}`)).toEqual([
    '0.005 airdrop',
    '100 trial_fund',
    '25 coupon',
    '10 coupon',
    '0.5 fee_rebate',
    '50 mystery_box',
    '900 points',
  ]);
});
