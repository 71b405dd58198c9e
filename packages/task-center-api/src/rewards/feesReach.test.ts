import { expect, it } from 'vitest';
import { feesReach, volumeToRepay, type WorthFacts } from './feesReach.ts';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const plain = { worth: null, limit: null, buys: null, validity_days: 7 };
const rewards: Record<string, WorthFacts> = {
  'a coupon of 5 USDT': { ...plain, type: 'coupon', value: usdt('5') },
  'a rebate of up to 200 USDT': {
    ...plain,
    type: 'fee_rebate',
    value: { amount: '0.5', unit: 'ratio' },
    limit: usdt('200'),
  },
  'a booster that pays at most 0.96 USDT': {
    ...plain,
    type: 'apy_booster',
    value: { amount: '0.05', unit: 'ratio' },
    limit: usdt('1000'),
  },
  'points for 1.5 coupons of 5 USDT': {
    ...plain,
    type: 'points',
    value: { amount: '150', unit: 'points' },
    buys: { price: '100', type: 'coupon', value: usdt('5') },
  },
  'coins worth 16.65 USDT': {
    ...plain,
    type: 'airdrop',
    value: { amount: '0.005', unit: 'ETH' },
    worth: usdt('16.65'),
  },
};

it.each([
  ['a coupon of 5 USDT', '4.99', '5'],
  ['a rebate of up to 200 USDT', '199.99', '200'],
  ['a booster that pays at most 0.96 USDT', '0.95', '0.96'],
  ['points for 1.5 coupons of 5 USDT', '7.49', '7.5'],
  ['coins worth 16.65 USDT', '16.64', '16.65'],
])('the fees for %s do not reach it with %s USDT, but with %s USDT', (name, below, equal) => {
  const reaches = (fees: string) => feesReach(usdt(fees), rewards[name]!);
  expect([below, equal, '1000'].map(reaches)).toEqual([false, true, true]);
});

it.each([
  ['in another coin', usdt('5')],
  ['that is not known', { amount: '150', unit: 'points' }],
])('fees never reach a worth %s', (_, value) => {
  expect(feesReach({ amount: '9999', unit: 'USDC' }, { ...plain, type: 'points', value })).toBe(
    false,
  );
});

const rebate = {
  ...plain,
  type: 'fee_rebate',
  value: { amount: '0.2', unit: 'ratio' },
  limit: usdt('200'),
  fees: 'trade',
} as const;

it.each([
  ['a rebate of 20%', rebate, '100000'],
  ['a rebate of at most the fees', { ...rebate, limit: usdt('20') }, '100000'],
  ['a rebate of less than the fees', { ...rebate, limit: usdt('19.99') }, undefined],
  ['a rebate in another coin', { ...rebate, limit: { amount: '200', unit: 'USDC' } }, undefined],
  ['a rebate of unknown trades', { ...rebate, fees: 'other' as const }, undefined],
  ['a coupon', { ...rebate, type: 'coupon' as const, value: usdt('5') }, undefined],
])('fees of 20 USDT are paid back by %s after trades of: %#', (_, reward, volume) => {
  const rates = { trade: '0.001', derivatives: '0.0006' };
  expect(volumeToRepay(usdt('20'), reward, rates)?.amount).toBe(volume);
});
