import { screen } from '@testing-library/react';
import type { RewardPreview } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { answers, dailyTask } from './answers.ts';
import { result } from './fakeServer.ts';
import { openScreen } from './openPage.tsx';
import { TaskScreen } from '../src/tasks/detail/TaskScreen.tsx';

const summary = { text: 'Trade with it. You keep the profit.', values: {} };
const fund: RewardPreview = {
  ...dailyTask.reward,
  reward_code: 'fund',
  type: 'trial_fund',
  withdrawal: 'profit',
  validity_days: 3,
  summary,
};

const open = (rewards: readonly RewardPreview[]) => {
  const [rule] = answers.task.rules;
  const rules = rewards.map((reward, index) => ({ ...rule!, rule_index: index, reward }));
  return openScreen(TaskScreen, {
    address: '/en/task-center/task-detail?task-id=daily-trade',
    replies: { task: result({ ...answers.task, reward: rewards[0]!, rules }) },
  });
};

const withdrawals = () =>
  screen
    .queryAllByText('Withdrawal')
    .map(({ nextElementSibling: value }) => value?.textContent?.trim());

it('says what a reward is, for how long and what can be withdrawn before the work', async () => {
  await open([fund]);
  screen.getByText('Trade with it. You keep the profit.');
  screen.getByText(/^Use within \W*3\W+days\W* after claiming$/);
  expect(withdrawals()).toEqual(['Only profits']);
});

it.each([
  ['full', 'Yes'],
  ['payout', 'Yes, what it pays out'],
  ['none', 'No'],
  ['other', 'See terms'],
] as const)('names the withdrawal "%s"', async (withdrawal, words) => {
  await open([{ ...fund, withdrawal }]);
  expect(withdrawals()).toEqual([words]);
});

it('repeats nothing for tiers that differ only in the amount, and no withdrawal of a closed box', async () => {
  const box = { ...fund, reward_code: 'box', type: 'mystery_box' as const };
  await open([fund, { ...fund, value: { amount: '200', unit: 'USDT' } }, box]);
  expect(withdrawals()).toEqual(['Only profits']);
  expect(screen.getAllByText(/after claiming$/)).toHaveLength(2);
});
