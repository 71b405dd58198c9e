import { expect, it } from 'vitest';
import { joinLimits } from './joinLimits.ts';

const rebate = (rate: string, limit: string | null) => ({
  type: 'fee_rebate' as const,
  value: { amount: rate, unit: 'ratio' },
  worth: null,
  limit: limit === null ? null : { amount: limit, unit: 'USDT' },
  up_to: false,
  withdrawal: 'payout' as const,
});

it('joins rebates of different rates into the most that they pay', () => {
  expect(joinLimits([rebate('0.5', '200'), rebate('0.2', '50')])).toEqual([
    { ...rebate('0.5', null), value: { amount: '250', unit: 'USDT' }, up_to: true },
  ]);
});

it('keeps rates without a limit, and exact amounts', () => {
  const coupon = {
    ...rebate('1', null),
    type: 'coupon' as const,
    value: { amount: '5', unit: 'USDT' },
  };
  const sums = [rebate('0.5', null), rebate('0.2', null), coupon, coupon];
  expect(joinLimits(sums)).toEqual(sums);
});
