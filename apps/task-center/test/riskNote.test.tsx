import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, gate, testStart } from './answers.ts';
import { result } from './fakeServer.ts';
import { openScreen } from './openPage.tsx';
import { CampaignScreen } from '../src/campaigns/detail/CampaignScreen.tsx';
import { HubScreen } from '../src/hub/HubScreen.tsx';
import { RewardScreen } from '../src/rewards/detail/RewardScreen.tsx';
import { TaskScreen } from '../src/tasks/detail/TaskScreen.tsx';

const risk =
  /^Derivatives use leverage\..* you can lose your whole margin\.$|^A trial fund trades with leverage\./;
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

it('the page of a trading task whose reward is for derivatives names the risks of both', async () => {
  const rules = answers.task.rules.map((rule) => ({
    ...rule,
    reward: { ...rule.reward, type: 'trial_fund' },
  }));
  await openScreen(TaskScreen, {
    address: '/en/task-center/task-detail?task-id=daily-trade',
    replies: { task: result({ ...answers.task, kind: 'trade', rules }) },
  });
  expect(isShown()).toBe(true);
  screen.getByText(/^Prices of crypto-assets can fall to zero/);
});

it.each([
  [{ kind: 'derivatives' }, true],
  [{ kind: 'trade', prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null } }, true],
  [{ kind: 'trade', prize_kind: { type: 'coupon', withdrawal: 'none', fees: null } }, false],
  [{ kind: 'derivatives', state: 'ended', ends_at: testStart - 1 }, false],
] as const)('the page of the campaign %o names the risks: %s', async (change, expected) => {
  await openScreen(CampaignScreen, {
    address: '/en/task-center/campaign-detail?campaign-id=volume-cup',
    replies: { campaign: result({ ...answers.campaign, ...change }) },
  });
  expect(isShown()).toBe(expected);
});

it.each([
  [{ kind: 'trade' }, true],
  [{ kind: 'invite' }, false],
  [{ kind: 'trade', state: 'ended', ends_at: testStart - 1 }, false],
] as const)(
  'the page of the campaign %o names the risk of prices: %s',
  async (change, expected) => {
    await openScreen(CampaignScreen, {
      address: '/en/task-center/campaign-detail?campaign-id=volume-cup',
      replies: { campaign: result({ ...answers.campaign, ...change }) },
    });
    const prices = screen.queryByText(/^Prices of crypto-assets can fall to zero/);
    expect(prices !== null).toBe(expected);
  },
);

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

it.each([
  ['trial_fund', /^A trial fund trades with leverage\./],
  ['bonus', /^Derivatives use leverage\./],
  ['apy_booster', undefined],
] as const)('activating a reward %s names its risks first: %s', async (type, words) => {
  const change = { type, state: 'active', needs_activation: true, valid_until: testStart } as const;
  const { user, server } = await openScreen(RewardScreen, {
    address: '/en/task-center/reward-detail?reward-id=14',
    replies: { reward: result({ ...answers.reward, ...change }) },
  });
  await user.click(screen.getByRole('button', { name: /^Activate: / }));
  expect(server.callsOf('activate')).toHaveLength(words ? 0 : 1);
  if (!words) return;
  const sheet = within(screen.getByRole('dialog', { name: /^Activate: / }));
  sheet.getByText(words);
  sheet.getByText(/^You can use it until /);
  await user.click(sheet.getByRole('button', { name: 'Activate' }));
  expect(server.callsOf('activate')).toHaveLength(1);
});

it('omits the prizes of a campaign that is closed in the region', async () => {
  const gates = [{ ...gate, reason: 'region' as const }];
  await openScreen(CampaignScreen, {
    address: '/en/task-center/campaign-detail?campaign-id=volume-cup',
    replies: { campaign: result({ ...answers.campaign, gates }) },
  });
  screen.getByRole('heading', { level: 1, name: 'Volume Cup' });
  screen.getByText('Not available in your region');
  expect(document.body.textContent).not.toMatch(/Prize|5,000/);
});

it('the hub of a guest names the risk of Earn below the steps of the welcome package', async () => {
  const [task] = answers.home.tasks;
  const tasks = [{ ...task, category: 'newcomer', kind: 'earn' }];
  const viewer = { ...answers.home.viewer, logged_in: false };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, tasks, viewer }) } });
  const note = screen.getByText(/^Earn isn.t a bank deposit/);
  expect(note.closest('.task-cards')).toBeNull();
});
