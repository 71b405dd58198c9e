import { expect, it } from 'vitest';
import { rewardTypeFacts, rewardTypes, type RewardPreview } from '@exchange/task-center-api';
import { dailyTask } from '../../../test/answers.ts';
import { fanned } from './fanned.ts';

const reward = (type: RewardPreview['type'], unit: string, amount: string) => ({
  ...dailyTask.reward,
  type,
  value: { unit, amount },
});

/** Types, those for derivatives last. */
const types = rewardTypes.toSorted(
  (a, b) => Number(rewardTypeFacts[a].forDerivatives) - Number(rewardTypeFacts[b].forDerivatives),
);

/** Amounts of the shown rewards, from one side of the fan to the other. */
const amounts = (...values: [unit: string, amount: string][]) =>
  fanned(values.map(([unit, amount], index) => reward(types[index]!, unit, amount))).map(
    ({ value }) => value.amount,
  );

it('has one card per kind, which names one reward and no sum', () => {
  const cards = fanned([
    reward('coupon', 'USDT', '10'),
    reward('bonus', 'USDT', '15'),
    reward('points', 'points', '50'),
    reward('coupon', 'USDT', '20'),
  ]);
  expect(cards.map(({ type, value }) => `${type} ${value.amount}`)).toEqual([
    'points 50',
    'coupon 20',
    'bonus 15',
  ]);
});

it('puts the largest amount of money in the middle, and other rewards at the sides', () => {
  expect(
    amounts(['points', '50'], ['USDT', '10'], ['USDT', '100'], ['ratio', '0.2'], ['USDT', '15']),
  ).toEqual(['15', '100', '10']);
  expect(amounts(['points', '50'], ['USDT', '10'], ['ratio', '0.2'])).toEqual(['50', '10', '0.2']);
});

it('puts rewards for derivatives last, so that the largest of them is not in the middle', () => {
  const cards = fanned([
    reward('trial_fund', 'USDT', '100'),
    reward('coupon', 'USDT', '10'),
    reward('fee_rebate', 'ratio', '0.2'),
    reward('bonus', 'USDT', '15'),
  ]);
  expect(cards.map(({ type }) => type)).toEqual(['fee_rebate', 'coupon', 'trial_fund']);
});

it('puts what can be withdrawn in the middle', () => {
  const cards = fanned([
    reward('points', 'points', '50'),
    reward('coupon', 'USDT', '10'),
    { ...reward('airdrop', 'BTC', '0.0001'), withdrawal: 'full' },
    reward('trial_fund', 'USDT', '100'),
  ]);
  expect(cards.map(({ type }) => type)).toEqual(['coupon', 'airdrop', 'points']);
});

it.each([
  [1, 1],
  [2, 1],
  [3, 3],
  [4, 3],
  [7, 3],
])('of %i rewards, shows %i, so that one is in the middle', (all, shown) => {
  const values = Array.from({ length: all }, (_, index) => ['USDT', String(index)] as const);
  expect(amounts(...values.map(([unit, amount]): [string, string] => [unit, amount]))).toHaveLength(
    shown,
  );
});
