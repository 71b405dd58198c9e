import type { RewardPreview } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { dailyTask } from '../../test/answers.ts';
import { joinKinds } from './joinKinds.ts';

const of = (type: string, amount: string, change: object = {}) =>
  ({
    ...dailyTask.reward,
    type,
    value: { amount, unit: 'USDT' },
    limit: null,
    up_to: false,
    ...change,
  }) as RewardPreview;

const shown = (rewards: readonly RewardPreview[]) =>
  joinKinds(rewards).map(({ type, value }) => `${value.amount} ${value.unit} ${type}`);

it('adds amounts of one kind, and keeps the kinds apart', () => {
  const rewards = [of('coupon', '10'), of('bonus', '15'), of('coupon', '0.5')];
  expect(shown(rewards)).toEqual(['10.5 USDT coupon', '15 USDT bonus']);
});

it.each([
  [
    'another unit',
    { value: { amount: '10', unit: 'ETH' } },
    { value: { amount: '1', unit: 'BTC' } },
  ],
  ['ratios', { value: { amount: '10', unit: 'ratio' } }, { value: { amount: '1', unit: 'ratio' } }],
  ['a limit', {}, { limit: { amount: '5', unit: 'USDT' } }],
  ['what can be withdrawn in another way', { withdrawal: 'full' }, { withdrawal: 'profit' }],
  ['an amount that may be less', { up_to: true }, {}],
])('does not add %s', (_, first, second) => {
  expect(shown([of('coupon', '10', first), of('coupon', '1', second)])).toHaveLength(2);
});
