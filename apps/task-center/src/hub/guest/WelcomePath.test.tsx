import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answers, dailyTask } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { HubScreen } from '../HubScreen.tsx';

/** Opens the hub of a guest with some tasks. */
async function openHub(tasks: readonly object[]) {
  const viewer = { ...answers.home.viewer, logged_in: false };
  await openScreen(HubScreen, {
    isGuest: true,
    replies: { home: result({ ...answers.home, viewer, tasks }) },
  });
}

/** Opens the hub of a guest with a step per reward, and returns the path of the welcome package. */
async function openPath(rewards: readonly object[], change: object = {}) {
  const tasks = rewards.map((reward, index) => ({
    ...dailyTask,
    ...change,
    task_id: String(index),
    category: 'newcomer',
    reward: { ...dailyTask.reward, ...reward },
  }));
  await openHub(tasks);
  return screen.getByRole('region', { name: 'Welcome package' });
}

it('says once on each card what can be withdrawn', async () => {
  const path = await openPath([
    { withdrawal: 'none' },
    { type: 'bonus', withdrawal: 'profit' },
    { type: 'fee_rebate', withdrawal: 'payout' },
    { type: 'airdrop', withdrawal: 'full' },
  ]);
  const cards = [...path.querySelectorAll<HTMLElement>('.task-card')];
  expect(cards).toHaveLength(4);
  for (const card of cards) within(card).getByText(/withdrawable|can withdraw/i);
});

it('names the worth of coins beside their amount', async () => {
  const worth = { amount: '6.32', unit: 'USDT' };
  const path = await openPath([{ type: 'airdrop', withdrawal: 'full', worth }]);
  expect(within(path).getByText(/^≈ .6\.32\sUSDT.$/)).toBeDefined();
});

const points = { type: 'points', value: { amount: '50', unit: 'points' }, validity_days: null };

it('says when steps with an end can be done, and when the time to use a reward starts', async () => {
  const coupon = { validity_days: 90 };
  const path = await openPath([points, coupon], { account_days: 30 });
  expect(path.querySelector('.welcome-facts')?.textContent).toMatch(
    /^You have .30\W+days after signing up to finish these steps\. The time to use a reward starts when you claim it\.$/,
  );
});

it('says no times of steps without an end', async () => {
  const path = await openPath([points], { account_days: null });
  expect(path.querySelector('.welcome-facts')).toBeNull();
});

it('says what the coin of the rewards is worth', async () => {
  await openPath([{ value: { amount: '10', unit: 'USDT' } }]);
  const card = screen.getByRole('region', { name: 'Good to know' });
  within(card).getByText(/^1 .?USDT.? is meant to be worth 1 US dollar; its value can differ\.$/);
});

it('repeats no risk below the steps that the hero names', async () => {
  await openPath([{ type: 'bonus', withdrawal: 'profit' }, { type: 'apy_booster' }]);
  expect(screen.queryByText(/^Derivatives use leverage/)).toBeNull();
  screen.getByText(/^Earn isn.t a bank deposit/);
});

it('says below the tasks once what their points buy', async () => {
  const buys = { price: '100', type: 'coupon', value: { amount: '5', unit: 'USDT' } };
  await openHub([
    { ...dailyTask, reward: { ...dailyTask.reward, ...points, buys } },
    { ...dailyTask, task_id: 'weekly', category: 'weekly' },
  ]);
  const legend = document.querySelector('.kind-legend')?.textContent;
  expect(legend).toMatch(
    /Fee coupon.*Not withdrawable\..*Points.*Not withdrawable\. Rewards from .*100.*: .*5/,
  );
});

it('collapses the last steps and all but two tasks on phones', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const step = (index: number) => ({
    ...dailyTask,
    task_id: `step-${index}`,
    category: 'newcomer',
  });
  const daily = (index: number) => ({ ...dailyTask, task_id: `daily-${index}`, state: 'todo' });
  await openHub([...[1, 2, 3, 4, 5, 6].map(step), ...[1, 2, 3].map(daily)]);
  const path = screen.getByRole('region', { name: 'Welcome package' });
  expect(path.querySelectorAll('section > .task-cards > li')).toHaveLength(4);
  within(path).getByText(/2.* more steps/);
  const tasks = screen.getByRole('region', { name: 'Daily tasks' });
  expect(tasks.querySelectorAll('.hub-tasks__card > .task-rows > li')).toHaveLength(2);
  within(tasks).getByText(/1.* more task/);
});

it('collapses all but three tasks in wide windows', async () => {
  const daily = (index: number) => ({ ...dailyTask, task_id: `daily-${index}`, state: 'todo' });
  await openHub([1, 2, 3, 4].map(daily));
  const tasks = screen.getByRole('region', { name: 'Daily tasks' });
  expect(tasks.querySelectorAll('.hub-tasks__card > .task-rows > li')).toHaveLength(3);
  within(tasks).getByText(/1.* more task/);
});
