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
  ['a rebate pays back', rebate, /^Trade \W*1,000\WUSDT\W*, get \W*0\.20\WUSDT\W* back\.$/],
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
  screen.getByText(/ All \W*50\WUSDT\W* takes \W*250,000\WUSDT\W* of trades\.$/);
});

it('needs no example for a bonus', async () => {
  await open({ type: 'bonus', fees: null });
  expect(document.querySelector('.reward-example')).toBeNull();
});
