import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, pass } from '../../test/openPage.tsx';
import type { RewardTerms } from './KindExplanation.tsx';
import { RewardKind } from './RewardKind.tsx';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });

const open = (reward: Parameters<typeof RewardKind>[0]['reward']) =>
  openScreen(() => <RewardKind reward={reward} />);

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('explains the kind when its chip is pressed, and requests the terms only then', async () => {
  const { user, server } = await open({ type: 'coupon', withdrawal: 'none' });
  expect(server.callsOf('kinds')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Fee coupon' }));
  await pass(100);
  const explanation = within(document.querySelector<HTMLElement>('.kind-explanation')!);
  expect(texts('.kind-explanation > p')).toEqual(['Fee coupon', 'It lowers your trading fees.']);
  expect(texts('.kind-explanation dl > div')).toEqual(['WithdrawalNo']);
  const terms = explanation.getByText('The coupon is used by itself.').closest('details')!;
  expect(terms.open).toBe(false);
  await user.click(explanation.getByText('Terms'));
  expect(terms.open).toBe(true);
  expect(server.callsOf('kinds')).toHaveLength(1);
});

it('still says what can be withdrawn if the terms cannot be loaded', async () => {
  const { user, server } = await open({ type: 'bonus', withdrawal: 'profit' });
  server.answer('kinds', { type: 'drop' });
  await user.click(screen.getByRole('button', { name: 'Bonus' }));
  await pass(30_000);
  expect(texts('.kind-explanation > *').at(-1)).toBe('WithdrawalOnly profits');
});

it('names what the withdrawal of coins costs', async () => {
  const fee = { amount: '0.00002', unit: 'BTC' };
  const { user } = await open({ type: 'airdrop', withdrawal: 'full', withdrawal_fee: fee });
  await user.click(screen.getByRole('button', { name: 'Airdrop' }));
  const [facts = ''] = texts('.kind-explanation dd');
  expect(facts).toMatch(/^Yes\. Withdrawing costs .0\.00002\sBTC.\.$/);
});

it.each<[string, RewardTerms]>([
  ['coupon', { type: 'coupon', withdrawal: 'none', fees: 'trade', value: usdt('10') }],
  // The example is also the sentence about what it does.
  ['trial fund', { type: 'trial_fund', withdrawal: 'profit', value: usdt('100') }],
])('gives an example of a %s in one sentence and facts', async (_, reward) => {
  const { user } = await open(reward);
  await user.click(screen.getByRole('button'));
  expect(texts('.kind-explanation > p')).toHaveLength(2);
  expect(texts('.kind-explanation dd')).toHaveLength(2);
});

it('says how long a trial fund is valid, and what its leverage risks', async () => {
  const fund = { type: 'trial_fund', withdrawal: 'profit', value: usdt('100') } as const;
  const { user } = await open({ ...fund, validity_days: 3 });
  await user.click(screen.getByRole('button'));
  expect(texts('.kind-explanation dd').at(-2)).toMatch(/^\W?3\W+days after claiming$/);
  screen.getByText(/^A trial fund trades with leverage\./);
});

it('has a button that closes the explanation', async () => {
  const { user } = await open({ type: 'coupon', withdrawal: 'none' });
  await user.click(screen.getByRole('button', { name: 'Fee coupon' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.querySelector('.kind-explanation')).toBeNull();
});

it.each(['points', 'mystery_box'] as const)('needs no chip for %s', async (type) => {
  await open({ type, withdrawal: 'none' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('marks what can be withdrawn', async () => {
  await open({ type: 'airdrop', withdrawal: 'full' });
  screen.getByText('Withdrawable');
});

it.each([
  ['apy_booster', 1],
  // The limit of a rebate takes many trades, whose number the terms state beside it.
  ['fee_rebate', 0],
] as const)(
  'says beside the rate of the reward "%s" what it pays at most: %d',
  async (type, count) => {
    await open({
      type,
      withdrawal: 'payout',
      value: { amount: '0.05', unit: 'ratio' },
      limit: { amount: '1000', unit: 'USDT' },
      validity_days: 7,
    });
    expect(screen.queryAllByText(/^up to \W*0\.96\WUSDT\W*$/)).toHaveLength(count);
    expect(screen.queryAllByText(/^up to/)).toHaveLength(count);
  },
);

it.each([
  ['derivatives', 1],
  ['trade', 0],
] as const)('tells rebates of fees apart: %s', async (fees, notes) => {
  await open({ type: 'fee_rebate', withdrawal: 'payout', fees });
  expect(screen.queryAllByText('For derivatives')).toHaveLength(notes);
});
