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

const terms = (element: Element | null | undefined) =>
  element?.querySelector('.offer-line')?.textContent;

it('describes the reward, its period and its withdrawal before the work', async () => {
  await open([fund]);
  screen.getByText('Trade with it. You keep the profit.');
  const hero = document.querySelector('.detail__hero');
  expect(terms(hero)).toBe('Only profits withdrawable. \u20663\u2069\u00a0days to use.');
});

it('describes them in the card of each tier, without the withdrawal of a closed box', async () => {
  const box = { ...fund, reward_code: 'box', type: 'mystery_box' as const };
  await open([fund, box]);
  const [first, second] = document.querySelectorAll('.tier');
  for (const tier of [first, second]) {
    expect(tier?.textContent).toContain('Trade with it. You keep the profit.');
  }
  expect(terms(first)).toContain('Only profits withdrawable.');
  expect(terms(second)).not.toContain('withdrawable');
});
