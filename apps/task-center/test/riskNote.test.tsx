import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, testStart } from './answers.ts';
import { result } from './fakeServer.ts';
import { openScreen } from './openPage.tsx';
import { CampaignScreen } from '../src/campaigns/detail/CampaignScreen.tsx';
import { RewardScreen } from '../src/rewards/detail/RewardScreen.tsx';
import { TaskScreen } from '../src/tasks/detail/TaskScreen.tsx';

const risk = /^Derivatives use leverage\..* you can lose your whole margin\.$/;
const isShown = () => screen.queryByText(risk) !== null;

it.each([
  ['derivatives', true],
  ['trade', false],
] as const)('the page of a task of the kind "%s" names the risks: %s', async (kind, expected) => {
  await openScreen(TaskScreen, {
    address: '/en/task-center/task-detail?task-id=daily-trade',
    replies: { task: result({ ...answers.task, kind }) },
  });
  expect(isShown()).toBe(expected);
});

it.each([
  [{ kind: 'derivatives' }, true],
  [{ kind: 'trade' }, false],
  [{ kind: 'derivatives', state: 'ended', ends_at: testStart - 1 }, false],
] as const)('the page of the campaign %o names the risks: %s', async (change, expected) => {
  await openScreen(CampaignScreen, {
    address: '/en/task-center/campaign-detail?campaign-id=volume-cup',
    replies: { campaign: result({ ...answers.campaign, ...change }) },
  });
  expect(isShown()).toBe(expected);
});

it.each([
  ['trial_fund', 'to_claim', true],
  ['bonus', 'active', true],
  ['loss_cover', 'in_use', true],
  ['bonus', 'expired', false],
  ['coupon', 'to_claim', false],
] as const)('the page of a reward %s in the state %s names the risks: %s', async (...each) => {
  const [type, state, expected] = each;
  await openScreen(RewardScreen, {
    address: '/en/task-center/reward-detail?reward-id=14',
    replies: { reward: result({ ...answers.reward, type, state }) },
  });
  expect(isShown()).toBe(expected);
});
