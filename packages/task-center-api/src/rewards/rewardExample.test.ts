import { expect, it } from 'vitest';
import { rewardExample, type ExampleReward } from '../index.ts';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const ratio = (amount: string) => ({ amount, unit: 'ratio' });
const fees = { trade: '0.001', derivatives: '0.0006' };

it.each<[ExampleReward, object]>([
  [
    { type: 'fee_rebate', value: ratio('0.2'), limit: usdt('50'), fees: 'trade' },
    {
      kind: 'rebate',
      volume: usdt('100'),
      fees: usdt('0.1'),
      back: usdt('0.02'),
      limit: usdt('50'),
      fullVolume: usdt('250000'),
      fullFees: usdt('250'),
    },
  ],
  [
    { type: 'coupon', value: usdt('5'), fees: 'derivatives' },
    { kind: 'coupon', volume: usdt('8334'), traded: usdt('100'), saves: usdt('0.06') },
  ],
  [
    { type: 'coupon', value: usdt('0.05'), fees: 'trade' },
    { kind: 'coupon', volume: usdt('50'), traded: usdt('100'), saves: usdt('0.05') },
  ],
  [
    { type: 'apy_booster', value: ratio('0.05'), limit: usdt('1000'), validity_days: 7 },
    {
      kind: 'interest',
      principal: usdt('100'),
      days: 7,
      back: usdt('0.1'),
      limit: usdt('1000'),
      most: usdt('0.96'),
    },
  ],
  [
    { type: 'points', value: { amount: '20', unit: 'points' }, buys: buysCoupon() },
    { kind: 'buys', points: { amount: '100', unit: 'points' }, reward: buysCoupon() },
  ],
  [
    { type: 'trial_fund', value: usdt('100') },
    { kind: 'margin', amount: usdt('100'), profit: usdt('10') },
  ],
  [
    { type: 'bonus', value: usdt('15') },
    { kind: 'margin', amount: usdt('15'), profit: usdt('1.5') },
  ],
])('returns what %o is worth', (reward, example) => {
  expect(rewardExample(reward, fees)).toEqual(example);
});

it.each<[string, ExampleReward]>([
  ['an airdrop', { type: 'airdrop', value: { amount: '0.005', unit: 'ETH' } }],
  ['a coupon for unknown trades', { type: 'coupon', value: usdt('5'), fees: 'other' }],
  ['a coupon without a value', { type: 'coupon', value: usdt('0'), fees: 'trade' }],
  [
    'a booster of a small sum',
    { type: 'apy_booster', value: ratio('0.05'), limit: usdt('100'), validity_days: 7 },
  ],
])('returns nothing for %s', (_, reward) => {
  expect(rewardExample(reward, fees)).toBeUndefined();
});

it('returns nothing for a coupon without the fees', () => {
  expect(
    rewardExample({ type: 'coupon', value: usdt('5'), fees: 'trade' }, undefined),
  ).toBeUndefined();
});

function buysCoupon() {
  return { price: '100', type: 'coupon', value: usdt('5') } as const;
}
