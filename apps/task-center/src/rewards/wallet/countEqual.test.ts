import { expect, it } from 'vitest';
import type { Sum } from '../byValue.ts';
import { countEqual } from './countEqual.ts';

const rebate = (limit: string): Sum => ({
  type: 'fee_rebate',
  value: { amount: '0.5', unit: 'ratio' },
  worth: null,
  limit: { amount: limit, unit: 'USDT' },
  up_to: false,
  withdrawal: 'none',
  fees: 'trade',
});

it('joins equal sums, and keeps those that differ in their limit apart, each with its own key', () => {
  const counted = countEqual([rebate('200'), rebate('50'), rebate('200')]);
  expect(counted.map(({ limit, count }) => [limit?.amount, count])).toEqual([
    ['200', 2],
    ['50', 1],
  ]);
  expect(new Set(counted.map(({ key }) => key)).size).toBe(2);
});

it('keeps the key of a sum whose amount changes, so that its figure counts up', () => {
  const coupon = (amount: string): Sum => ({
    ...rebate('200'),
    type: 'coupon',
    value: { amount, unit: 'USDT' },
    limit: null,
  });
  const keyOf = (amount: string) => countEqual([coupon(amount)])[0]?.key;
  expect(keyOf('10')).toBe(keyOf('15'));
});
