import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, dailyTask } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { HubScreen } from '../HubScreen.tsx';

/** Opens the hub of a guest with a step per reward, and returns the path of the welcome package. */
async function openPath(rewards: readonly object[], change: object = {}) {
  const tasks = rewards.map((reward, index) => ({
    ...dailyTask,
    ...change,
    task_id: String(index),
    category: 'newcomer',
    reward: { ...dailyTask.reward, ...reward },
  }));
  const viewer = { ...answers.home.viewer, logged_in: false };
  await openScreen(HubScreen, {
    isGuest: true,
    replies: { home: result({ ...answers.home, viewer, tasks }) },
  });
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
  const path = await openPath([{ value: { amount: '10', unit: 'USDT' } }]);
  const facts = path.querySelector('.welcome-facts')?.textContent;
  expect(facts).toMatch(/1 .?USDT.? is meant to be worth 1 US dollar\./);
});

it('repeats no risk below the steps that the hero names', async () => {
  await openPath([{ type: 'bonus', withdrawal: 'profit' }, { type: 'apy_booster' }]);
  expect(screen.queryByText(/^Derivatives use leverage/)).toBeNull();
  screen.getByText(/^Earn isn.t a bank deposit/);
});

it.each([
  ['says', { price: '100', type: 'coupon', value: { amount: '5', unit: 'USDT' } }, 1],
  ['does not say', null, 0],
])('%s above the tasks what points buy, if they buy anything', async (_, buys, count) => {
  await openPath([{ ...points, buys }]);
  const notes = screen.queryAllByText(/^Points and fee coupons can't be withdrawn\. .*100.* = .*5/);
  expect(notes).toHaveLength(count);
});
