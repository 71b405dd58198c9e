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
const priceRisk = /^Prices of crypto-assets can fall to zero/;

const openTask = (change: object) =>
  openScreen(TaskScreen, {
    address: '/en/task-center/task-detail?task-id=daily-trade',
    replies: { task: result({ ...answers.task, ...change }) },
  });

const openCampaign = (change: object) =>
  openScreen(CampaignScreen, {
    address: '/en/task-center/campaign-detail?campaign-id=volume-cup',
    replies: { campaign: result({ ...answers.campaign, ...change }) },
  });

const openReward = (change: object) =>
  openScreen(RewardScreen, {
    address: '/en/task-center/reward-detail?reward-id=14',
    replies: { reward: result({ ...answers.reward, ...change }) },
  });

const ended = { state: 'ended', ends_at: testStart - 1 };

it('the page of a task with derivatives names their risks', async () => {
  await openTask({ kind: 'derivatives' });
  screen.getByText(risk);
});

it('the page of a task with spot trades does not name the risks of derivatives', async () => {
  await openTask({ kind: 'trade' });
  expect(screen.queryByText(risk)).toBeNull();
});

it('the page of a trading task whose reward is for derivatives names the risks of both', async () => {
  const rules = answers.task.rules.map((rule) => ({
    ...rule,
    reward: { ...rule.reward, type: 'trial_fund' },
  }));
  await openTask({ kind: 'trade', rules });
  screen.getByText(risk);
  screen.getByText(priceRisk);
});

const bonus = { type: 'bonus', withdrawal: 'profit', fees: null };
const coupon = { type: 'coupon', withdrawal: 'none', fees: null };

it.each([{ kind: 'derivatives' }, { kind: 'trade', prize_kind: bonus }])(
  'the page of the campaign %o names the risks of derivatives',
  async (change) => {
    await openCampaign(change);
    screen.getByText(risk);
  },
);

it.each([
  { kind: 'trade', prize_kind: coupon },
  { kind: 'derivatives', ...ended },
])('the page of the campaign %o does not name the risks of derivatives', async (change) => {
  await openCampaign(change);
  expect(screen.queryByText(risk)).toBeNull();
});

it('the page of a campaign with trades names the risk of prices', async () => {
  await openCampaign({ kind: 'trade' });
  screen.getByText(priceRisk);
});

it.each([{ kind: 'invite' }, { kind: 'trade', ...ended }])(
  'the page of the campaign %o does not name the risk of prices',
  async (change) => {
    await openCampaign(change);
    expect(screen.queryByText(priceRisk)).toBeNull();
  },
);

it.each([
  ['trial_fund', 'to_claim'],
  ['bonus', 'active'],
  ['loss_cover', 'in_use'],
])('the page of a reward %s in the state %s names its risks', async (type, state) => {
  await openReward({ type, state });
  screen.getByText(risk);
});

it.each([
  ['bonus', 'expired'],
  ['coupon', 'to_claim'],
])('the page of a reward %s in the state %s names no risks', async (type, state) => {
  await openReward({ type, state });
  expect(screen.queryByText(risk)).toBeNull();
});

const inactive = { state: 'active', needs_activation: true, valid_until: testStart };

it('activates a reward without risks at once', async () => {
  const { user, server } = await openReward({ ...inactive, type: 'apy_booster' });
  await user.click(screen.getByRole('button', { name: /^Activate: / }));
  expect(server.callsOf('activate')).toHaveLength(1);
});

it.each([
  ['trial_fund', /^A trial fund trades with leverage\./],
  ['bonus', /^Derivatives use leverage\./],
] as const)('activating a reward %s names its risks first: %s', async (type, words) => {
  const { user, server } = await openReward({ ...inactive, type });
  await user.click(screen.getByRole('button', { name: /^Activate: / }));
  expect(server.callsOf('activate')).toHaveLength(0);
  const sheet = within(screen.getByRole('dialog', { name: /^Activate: / }));
  sheet.getByText(words);
  sheet.getByText(/^You can use it until /);
  await user.click(sheet.getByRole('button', { name: 'Activate' }));
  expect(server.callsOf('activate')).toHaveLength(1);
});

it('omits the prizes of a campaign that is closed in the region', async () => {
  const gates = [{ ...gate, reason: 'region' as const }];
  await openCampaign({ gates });
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
