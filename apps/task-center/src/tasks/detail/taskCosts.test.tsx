import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { TaskScreen } from './TaskScreen.tsx';

const open = (change: object) =>
  openScreen(TaskScreen, {
    address: '/en/task-center/task-detail?task-id=daily-trade&rule-index=0',
    replies: { task: result({ ...answers.task, ...change }) },
  });

it('estimates the fees of the volume that is left to trade, and names the risk of prices', async () => {
  const progress = { current: '4000', target: '10000', unit: 'USDT' };
  await open({ kind: 'trade', state: 'todo', progress });
  screen.getByText(/^Trading .6,000.USDT. costs about .6.USDT. in fees \(.0.1%.\)\.$/);
  screen.getByText(/^Prices of crypto-assets can fall to zero/);
});

const traded = (current: string) => ({ current, target: '10000', unit: 'USDT' });

it.each(['locked', 'in_progress'])('estimates fees in the state "%s"', async (state) => {
  await open({ kind: 'trade', state, progress: traded('0') });
  expect(document.querySelector('.fee-estimate')).not.toBeNull();
});

it.each([
  ['expired', '0'],
  ['ended', '0'],
  ['rejected', '0'],
  // The rest costs less than half a cent.
  ['in_progress', '9999'],
])('estimates no fees in the state "%s" after %s of 10,000 USDT', async (state, current) => {
  await open({ kind: 'trade', state, progress: traded(current) });
  expect(document.querySelector('.fee-estimate')).toBeNull();
});

/** Opens a task whose trades cost 10 USDT, which is 0.1% of 10,000 USDT. */
const openWithFees = (state: string, rewardAmount: string) =>
  open({
    kind: 'trade',
    state,
    progress: traded('4000'),
    reward: { ...answers.task.reward, value: { amount: rewardAmount, unit: 'USDT' } },
  });

it('says that the fees reach a reward of the same amount', async () => {
  await openWithFees('todo', '10');
  expect(document.querySelector('.fees-reach-reward')).not.toBeNull();
});

it.each([
  ['todo', '10.01'],
  ['ended', '10'],
])('says in the state "%s" nothing of fees beside a reward of %s', async (state, amount) => {
  await openWithFees(state, amount);
  expect(document.querySelector('.fees-reach-reward')).toBeNull();
});

it('says of each tier whether its fees reach its reward', async () => {
  const progress = { current: '0', target: '10000', unit: 'USDT' };
  const rules = ['10', '11'].map((amount, index) => ({
    ...answers.task.rules[0],
    rule_index: index,
    state: 'todo',
    progress,
    reward: { ...answers.task.reward, value: { amount, unit: 'USDT' } },
  }));
  await open({ kind: 'trade', state: 'todo', progress, rules });
  const tiers = [...document.querySelectorAll('.tier')];
  const isSaid = tiers.map((tier) => tier.querySelector('.fees-reach-reward') !== null);
  expect(isSaid).toEqual([true, false]);
});

it('says what the trades for a reward cost, and all that it takes to get it back by a rebate', async () => {
  const progress = { current: '0', target: '20000', unit: 'USDT' };
  const rebate = {
    ...answers.task.reward,
    type: 'fee_rebate',
    value: { amount: '0.2', unit: 'ratio' },
    limit: { amount: '200', unit: 'USDT' },
    fees: 'trade',
    validity_days: 14,
  };
  const coupon = { ...rebate, type: 'coupon', value: { amount: '20', unit: 'USDT' }, limit: null };
  const rules = [coupon, rebate].map((reward, index) => ({
    ...answers.task.rules[0],
    rule_index: index,
    state: 'todo',
    progress,
    reward,
  }));
  await open({ kind: 'trade', state: 'todo', progress, rules });
  const said = [...document.querySelectorAll('.fees-reach-reward')].map(({ textContent }) =>
    textContent.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' '),
  );
  expect(said).toEqual([
    'Trade 20,000 USDT. You pay about 20 USDT in fees for 20 USDT (Fee coupon).',
    'Trade 20,000 USDT. To get 20 USDT back you pay about 120 USDT in fees in all.',
  ]);
  // Nothing has been done yet.
  expect(screen.queryByRole('progressbar')).toBeNull();
});
