import { expect, it } from 'vitest';
import { dailyTask } from '../../../test/answers.ts';
import { packageFacts } from './packageFacts.ts';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const step = (
  kind: (typeof dailyTask)['kind'],
  target: string,
  reward: Partial<(typeof dailyTask)['reward']> = {},
) => ({
  kind,
  progress: { current: '0', target, unit: kind === 'register' ? 'count' : 'USDT' },
  account_days: 30,
  reward: { ...dailyTask.reward, ...reward },
});

it.each([
  ['only what rewards earn', ['none', 'payout', 'profit'], true],
  ['nothing', ['none', 'none'], false],
  ['a reward itself', ['payout', 'full'], false],
  ['what only a newer server knows', ['payout', 'other'], false],
] as const)('says whether only gains can be withdrawn: %s', (_, withdrawals, expected) => {
  const steps = withdrawals.map((withdrawal) => step('trade', '50', { withdrawal }));
  expect(packageFacts(steps).isNoCash).toBe(expected);
});

it('says whether the time to use a reward starts with its claim, and in how many days all steps can be done', () => {
  const fund = step('kyc', '1', { type: 'trial_fund', validity_days: 3 });
  expect(packageFacts([fund])).toMatchObject({ hasClock: true, days: 30 });
  const late = { ...step('register', '1'), account_days: 7 };
  expect(packageFacts([step('register', '1'), late])).toMatchObject({ hasClock: false, days: 7 });
  expect(packageFacts([{ ...late, account_days: null }]).days).toBeNull();
});

it.each([
  ['each step needs no more', ['50', '50', '200'], usdt('100')],
  ['a subscription needs more', ['50', '150', '200'], null],
  ['a position of that size, opened and closed, is not enough', ['50', '50', '201'], null],
] as const)('says that a deposit is enough if %s', (_, [trade, earn, derivatives], expected) => {
  const steps = [
    step('register', '1'),
    step('deposit', '100'),
    step('trade', trade),
    step('earn', earn),
    step('derivatives', derivatives),
  ];
  expect(packageFacts(steps).deposit).toEqual(expected);
  expect(packageFacts(steps.filter(({ kind }) => kind !== 'deposit')).deposit).toBeNull();
});
