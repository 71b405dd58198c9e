import type { Task } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { dailyTask } from '../../test/answers.ts';
import { openScreen } from '../../test/openPage.tsx';
import { OfferTerms } from './OfferTerms.tsx';

type Reward = Parameters<typeof OfferTerms>[0]['reward'];

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const taskOf = (kind: Task['kind'], target: string, unit = 'USDT') => ({
  kind,
  progress: { current: '0', target, unit },
});

async function open(
  changes: Partial<Reward>,
  props: Omit<Parameters<typeof OfferTerms>[0], 'reward'> = {},
) {
  await openScreen(() => <OfferTerms reward={{ ...dailyTask.reward, ...changes }} {...props} />);
}

/** Values by name, without the marks around amounts. */
const facts = (): Record<string, string | undefined> =>
  Object.fromEntries<string>(
    [...document.querySelectorAll('.offer-terms > div')].map((fact) => {
      const [name = '', value = ''] = [...fact.children].map(({ textContent }) =>
        textContent.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' '),
      );
      return [name, value] as const;
    }),
  );

it.each([
  ['kyc', 'count', '1', 'No money of your own'],
  ['deposit', 'USDT', '100', 'Deposit 100 USDT can be withdrawn, value can fall'],
  ['earn', 'USDT', '100', 'Put 100 USDT into Earn can be lost'],
  ['convert', 'count', '1', 'Convert any amount the spread is lost'],
  ['trade', 'USDT', '50', 'Trade 50 USDT can be lost about 0.05 USDT in fees'],
  ['derivatives', 'USDT', '200', 'Trade 200 USDT can be lost about 0.12 USDT in fees'],
  ['other', 'USDT', '100', undefined],
] as const)('says what %s takes', async (kind, unit, target, text) => {
  await open({}, { task: taskOf(kind, target, unit) });
  expect(facts()['You need']).toBe(text);
});

it.each<[string, Partial<Reward>, object]>([
  [
    'a rebate',
    {
      type: 'fee_rebate',
      withdrawal: 'payout',
      value: { amount: '0.2', unit: 'ratio' },
      limit: usdt('50'),
      validity_days: 14,
    },
    {
      Withdrawal: 'Only what it pays you',
      Worth: 'Pays back 0.02 of 0.10 USDT fees per 100 USDT',
      'Valid for': '14 days after claiming',
    },
  ],
  [
    'a booster',
    {
      type: 'apy_booster',
      withdrawal: 'payout',
      value: { amount: '0.05', unit: 'ratio' },
      limit: usdt('1000'),
      validity_days: 7,
    },
    {
      Withdrawal: 'Only what it pays you, up to 0.96 USDT',
      Worth: '0.10 USDT extra in 7 days on 100 USDT',
      'Valid for': '7 days after claiming',
    },
  ],
  [
    'a coupon',
    { validity_days: 90 },
    {
      Withdrawal: 'No',
      Worth: 'Saves 0.10 USDT in fees per 100 USDT traded',
      'Valid for': '90 days after claiming',
    },
  ],
  [
    'points',
    {
      type: 'points',
      value: { amount: '200', unit: 'points' },
      buys: { price: '100', type: 'coupon', value: usdt('5') },
    },
    { Withdrawal: 'No', 'In the shop': '100 points = 5 USDT (Fee coupon)' },
  ],
  [
    'a trial fund',
    { type: 'trial_fund', withdrawal: 'profit', value: usdt('100') },
    { Withdrawal: 'Only profits', Risk: 'A loss uses up the fund' },
  ],
  [
    'a bonus',
    { type: 'bonus', withdrawal: 'profit', value: usdt('15') },
    { Withdrawal: 'Only profits', Risk: 'A loss can take your own money too' },
  ],
  [
    'a rebate of the fees of derivatives',
    { type: 'fee_rebate', withdrawal: 'payout', fees: 'derivatives' },
    { Withdrawal: 'Only what it pays you', Risk: 'A loss can take your own money too' },
  ],
  [
    'a refund of a loss',
    { type: 'loss_cover', withdrawal: 'payout', value: usdt('30'), fees: null },
    { Withdrawal: 'Only what it pays you', Risk: 'Losses above 30 USDT are yours' },
  ],
  ['an airdrop', { type: 'airdrop', withdrawal: 'full', fees: null }, { Withdrawal: 'Yes' }],
  ['an unknown reward', { type: 'other', withdrawal: 'other' }, { Withdrawal: 'See terms' }],
  ['a closed box', { type: 'mystery_box', fees: null }, {}],
])('states the terms of %s', async (_, changes, terms) => {
  await open(changes);
  expect(facts()).toEqual(terms);
});

it('names the fees of the trades for a rebate like those for other rewards', async () => {
  const rebate = {
    type: 'fee_rebate',
    value: { amount: '0.2', unit: 'ratio' },
    limit: usdt('50'),
  } as const;
  await open(rebate, { task: taskOf('trade', '50') });
  expect(facts()['You need']).toBe('Trade 50 USDT can be lost about 0.05 USDT in fees');
});

it('says if a small sum is not enough, instead of what the reward is worth with it', async () => {
  await open({}, { task: taskOf('derivatives', '200000') });
  expect(facts()['Worth']).toBe("100 USDT isn't enough to take part");
});

it('leaves out the time to use a reward that has a deadline', async () => {
  await open({ validity_days: 3 }, { hasValidity: false });
  expect(facts()).not.toHaveProperty('Valid for');
});

it('counts the days of an offer of the shop from its purchase', async () => {
  await open({ validity_days: 30 }, { isSold: true });
  expect(facts()['Valid for']).toBe('30 days');
});
