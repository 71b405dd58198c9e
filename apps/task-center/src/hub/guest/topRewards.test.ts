import { expect, it } from 'vitest';
import { rewardTypeFacts, rewardTypes, type RewardPreview } from '@exchange/task-center-api';
import { dailyTask } from '../../../test/answers.ts';
import { topRewards } from './topRewards.ts';

const reward = (type: RewardPreview['type'], unit: string, amount: string) => ({
  ...dailyTask.reward,
  type,
  value: { unit, amount },
});

/** Types, those for derivatives last. */
const types = rewardTypes.toSorted(
  (a, b) => Number(rewardTypeFacts[a].forDerivatives) - Number(rewardTypeFacts[b].forDerivatives),
);

/** Amounts of the shown rewards, the most valuable one first. */
const amounts = (...values: [unit: string, amount: string][]) =>
  topRewards(values.map(([unit, amount], index) => reward(types[index]!, unit, amount))).map(
    ({ value }) => value.amount,
  );

it('has one card per kind, which names one reward and no sum', () => {
  const cards = topRewards([
    reward('coupon', 'USDT', '10'),
    reward('bonus', 'USDT', '15'),
    reward('points', 'points', '50'),
    reward('coupon', 'USDT', '20'),
  ]);
  expect(cards.map(({ type, value }) => `${type} ${value.amount}`)).toEqual([
    'coupon 20',
    'points 50',
    'bonus 15',
  ]);
});

it('puts the largest amount of money first, and other rewards last', () => {
  expect(
    amounts(['points', '50'], ['USDT', '10'], ['USDT', '100'], ['ratio', '0.2'], ['USDT', '15']),
  ).toEqual(['100', '15', '10']);
  expect(amounts(['points', '50'], ['USDT', '10'], ['ratio', '0.2'])).toEqual(['10', '50', '0.2']);
});

it('puts rewards for derivatives last, even the largest one', () => {
  const cards = topRewards([
    reward('trial_fund', 'USDT', '100'),
    reward('coupon', 'USDT', '10'),
    reward('fee_rebate', 'ratio', '0.2'),
    reward('bonus', 'USDT', '15'),
  ]);
  expect(cards.map(({ type }) => type)).toEqual(['coupon', 'fee_rebate', 'trial_fund']);
});

it('puts what can be withdrawn first', () => {
  const cards = topRewards([
    reward('points', 'points', '50'),
    reward('coupon', 'USDT', '10'),
    { ...reward('airdrop', 'BTC', '0.0001'), withdrawal: 'full' },
    reward('trial_fund', 'USDT', '100'),
  ]);
  expect(cards.map(({ type }) => type)).toEqual(['airdrop', 'coupon', 'points']);
});

it('shows at most three', () => {
  expect(amounts(['USDT', '4'], ['USDT', '3'], ['USDT', '2'], ['USDT', '1'])).toHaveLength(3);
});
