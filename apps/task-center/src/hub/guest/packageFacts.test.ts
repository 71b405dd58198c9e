import { expect, it } from 'vitest';
import { dailyTask } from '../../../test/answers.ts';
import { packageFacts } from './packageFacts.ts';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const ratio = (amount: string) => ({ amount, unit: 'ratio' });
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
const rebate = { type: 'fee_rebate', withdrawal: 'payout', value: ratio('0.2') } as const;
const booster = { type: 'apy_booster', withdrawal: 'payout', value: ratio('0.05') } as const;

it('sums what the rewards pay out at most: limits, and the interest on a principal', () => {
  const steps = [
    step('trade', '50', { ...rebate, limit: usdt('50') }),
    step('earn', '50', { ...booster, limit: usdt('1000'), validity_days: 7 }),
    step('register', '1'),
  ];
  expect(packageFacts(steps).payouts).toEqual(usdt('50.96'));
  const airdrop = { withdrawal: 'payout', value: { amount: '1', unit: 'ETH' } } as const;
  expect(packageFacts([...steps, step('kyc', '1', airdrop)]).payouts).toBeNull();
  expect(packageFacts([step('register', '1')]).payouts).toBeNull();
});

it('says whether profits can be withdrawn, and in how many days after signing up', () => {
  const fund = step('kyc', '1', { type: 'trial_fund', withdrawal: 'profit' });
  expect(packageFacts([fund])).toMatchObject({ hasProfits: true, days: 30 });
  const late = { ...step('register', '1'), account_days: 7 };
  expect(packageFacts([step('register', '1'), late])).toMatchObject({ hasProfits: false, days: 7 });
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
