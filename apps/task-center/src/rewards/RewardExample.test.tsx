import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dailyTask } from '../../test/answers.ts';
import { openScreen } from '../../test/openPage.tsx';
import { RewardExample } from './RewardExample.tsx';

type Reward = Parameters<typeof RewardExample>[0]['reward'];

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const rebate = {
  type: 'fee_rebate',
  value: { amount: '0.2', unit: 'ratio' },
  limit: usdt('50'),
} as const;

const open = (changes: Partial<Reward>, isLong = false) =>
  openScreen(() => <RewardExample reward={{ ...dailyTask.reward, ...changes }} isLong={isLong} />);

it.each<[string, Partial<Reward>, RegExp]>([
  [
    'a rebate pays back',
    rebate,
    /^Trade \W*100\WUSDT\W*: \W*0\.10\WUSDT\W* in fees, \W*0\.02\WUSDT\W* back\.$/,
  ],
  [
    'a booster pays',
    {
      type: 'apy_booster',
      value: { amount: '0.05', unit: 'ratio' },
      limit: usdt('1000'),
      validity_days: 7,
    },
    /^\W*100\WUSDT\W* for \W*7\W* days brings \W*0\.10\WUSDT\W* of extra interest in total\. The most is \W*0\.96\WUSDT\W*, with \W*1,000\WUSDT\W*\.$/,
  ],
  ['fees a coupon covers', {}, /^Covers the fees of \W*10,000\WUSDT\W* of trades\.$/],
  [
    'points buy',
    { type: 'points', buys: { price: '100', type: 'coupon', value: usdt('5') } },
    /^Points shop: .*100.* = .*5\W*USDT.*Coupon/,
  ],
])('says what %s', async (_, changes, text) => {
  await open(changes);
  screen.getByText(text);
});

it('says how much trading uses all of a rebate, where there is space', async () => {
  await open(rebate, true);
  screen.getByText(
    / All .50.USDT. takes .250,000.USDT. of trades, which cost about .250.USDT. in fees\.$/,
  );
});

it.each<[string, Partial<Reward>]>([
  ['a trial fund', { type: 'trial_fund', value: usdt('100') }],
  ['a bonus', { type: 'bonus', value: usdt('100') }],
])('says how the profit made with %s is paid', async (name, changes) => {
  await open(changes);
  const [example] = document.querySelectorAll('.reward-example');
  expect(example?.textContent).toMatch(
    name === 'a bonus'
      ? /Example: if they gain .10.USDT., you can withdraw .10.USDT.\. If they lose .10.USDT., that takes .* your own money\.$/
      : /^You trade derivatives with .100.USDT. of ours\. If it grows to .110.USDT., you can withdraw/,
  );
});

it('needs no example for an airdrop', async () => {
  await open({ type: 'airdrop', fees: null });
  expect(document.querySelector('.reward-example')).toBeNull();
});
