import { expect, it } from 'vitest';
import { dailyTask } from '../../../test/answers.ts';
import { packageFacts } from './packageFacts.ts';

const step = (reward: Partial<(typeof dailyTask)['reward']> = {}) => ({
  account_days: 30,
  reward: { ...dailyTask.reward, ...reward },
});

it('says whether the time to use a reward starts with its claim, and in how many days all steps can be done', () => {
  const fund = step({ type: 'trial_fund', validity_days: 3 });
  expect(packageFacts([fund])).toMatchObject({ hasClock: true, days: 30 });
  const late = { ...step(), account_days: 7 };
  expect(packageFacts([step(), late])).toMatchObject({ hasClock: false, days: 7 });
  expect(packageFacts([{ ...late, account_days: null }]).days).toBeNull();
});
