import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { startsClock } from './startsClock.ts';

it.each([
  ['trial_fund', 3, true],
  ['mystery_box', 30, true],
  ['points', 365, false],
  ['airdrop', null, false],
] as const)('for the reward type "%s", valid for %s days, returns %s', (type, days, expected) => {
  expect(startsClock({ ...answers.reward, type, validity_days: days })).toBe(expected);
});
