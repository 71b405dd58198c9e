import type { RewardPreview, Task } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { dailyTask } from '../../test/answers.ts';
import { openScreen } from '../../test/openPage.tsx';
import { OfferLine } from './OfferLine.tsx';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const deposit = {
  kind: 'deposit' as Task['kind'],
  progress: { current: '0', target: '100', unit: 'USDT' },
};

/** Returns the texts of the line, without the marks around amounts. */
async function linesOf(
  changes: Partial<RewardPreview>,
  props: Omit<Parameters<typeof OfferLine>[0], 'reward'> = {},
) {
  await openScreen(() => <OfferLine reward={{ ...dailyTask.reward, ...changes }} {...props} />);
  return [...document.querySelectorAll('.offer-line > p')].map(({ textContent }) =>
    textContent.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' '),
  );
}

const booster: Partial<RewardPreview> = {
  type: 'apy_booster',
  withdrawal: 'payout',
  value: { amount: '0.05', unit: 'ratio' },
  limit: usdt('1000'),
  validity_days: 7,
  fees: null,
};

it.each<[string, Partial<RewardPreview>, string[]]>([
  [
    'a coupon',
    { validity_days: 90 },
    ['Not withdrawable. To use it all, trade 10,000 USDT in 90 days.'],
  ],
  ['a coupon without an end', {}, ['Not withdrawable. To use it all, trade 10,000 USDT.']],
  [
    'a coupon for unknown fees',
    { validity_days: 90, fees: null },
    ['Not withdrawable. 90 days to use.'],
  ],
  [
    'a coupon for derivatives',
    { validity_days: 90, fees: 'derivatives' },
    [
      'Not withdrawable. To use it all, trade 16,667 USDT in 90 days. A loss can take your own money too.',
    ],
  ],
  [
    'a rebate',
    {
      type: 'fee_rebate',
      withdrawal: 'payout',
      value: { amount: '0.2', unit: 'ratio' },
      limit: usdt('50'),
      validity_days: 14,
    },
    ['Pays back 0.02 of 0.10 USDT fees per 100 USDT, for 14 days. You can withdraw it.'],
  ],
  ['a booster', booster, ['0.96 USDT extra in 7 days on 1,000 USDT. You can withdraw it.']],
  [
    'points',
    {
      type: 'points',
      value: { amount: '20', unit: 'points' },
      buys: { price: '100', type: 'coupon', value: usdt('5') },
    },
    ['Rewards from 100 points: 5 USDT (Fee coupon)'],
  ],
  [
    'points that buy nothing',
    { type: 'points', value: { amount: '20', unit: 'points' } },
    ['Not withdrawable'],
  ],
  [
    'a trial fund',
    { type: 'trial_fund', withdrawal: 'profit', value: usdt('100'), validity_days: 3 },
    ['Only profits withdrawable. 3 days to use.'],
  ],
  [
    'a bonus',
    { type: 'bonus', withdrawal: 'profit', value: usdt('15') },
    ['Only profits withdrawable. A loss can take your own money too.'],
  ],
  [
    'a refund of a loss',
    { type: 'loss_cover', withdrawal: 'payout', value: usdt('30'), fees: null },
    ['You can withdraw what it pays. Losses above 30 USDT are yours.'],
  ],
  ['an airdrop', { type: 'airdrop', withdrawal: 'full', fees: null }, ['Withdrawable']],
  ['a closed box', { type: 'mystery_box', fees: null }, []],
])('says the terms of %s in short sentences', async (_, changes, lines) => {
  expect(await linesOf(changes)).toEqual(lines);
});

it.each([
  ['50', '0.05 USDT extra in 7 days on 50 USDT, up to 0.96 USDT. You can withdraw it.'],
  ['2000', '0.96 USDT extra in 7 days on 1,000 USDT. You can withdraw it.'],
])('says what a booster pays on the %s USDT that its task takes', async (target, line) => {
  const progress = { current: '0', target, unit: 'USDT' };
  const lines = await linesOf(booster, { task: { kind: 'earn', progress } });
  expect(lines.at(-1)).toBe(line);
});

it('leaves out a time that is shown elsewhere', async () => {
  expect(await linesOf({ validity_days: 90 }, { hasValidity: false })).toEqual([
    'Not withdrawable. To use it all, trade 10,000 USDT.',
  ]);
});

it('says first what the task takes', async () => {
  const lines = await linesOf({}, { task: deposit });
  expect(lines[0]).toBe('Deposit 100 USDT your deposit can be withdrawn, its value can fall');
  expect(lines[1]).toMatch(/^Not withdrawable\. To use it all/);
});
