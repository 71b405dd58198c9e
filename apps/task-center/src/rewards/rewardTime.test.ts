import { describe, expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { expiresSoon, rewardPeriod, shareLeft, startsWithClaim } from './rewardTime.ts';

const hour = 3_600_000;
const dates = { ...answers.reward, granted_at: 0, claim_by: 10, claimed_at: 4, valid_until: 20 };

describe('the period of a reward', () => {
  it.each([
    ['to_claim', { start: 0, end: 10 }],
    ['active', { start: 4, end: 20 }],
    ['in_use', { start: 4, end: 20 }],
    ['used_up', undefined],
    ['expired', undefined],
    ['revoked', undefined],
    ['other', undefined],
  ] as const)('for the state %s is %j', (state, period) => {
    expect(rewardPeriod({ ...dates, state })).toEqual(period);
  });

  it('does not exist without a deadline', () => {
    expect(rewardPeriod({ ...dates, state: 'to_claim', claim_by: null })).toBeUndefined();
    expect(rewardPeriod({ ...dates, state: 'active', valid_until: null })).toBeUndefined();
  });
});

it.each([
  [0, 1],
  [5, 0.5],
  [10, 0],
  [-5, 1],
  [15, 0],
])('at time %d, a fraction of %d is left of the period from 0 to 10', (now, share) => {
  expect(shareLeft({ start: 0, end: 10 }, now)).toBe(share);
});

it('returns 0 for an empty period', () => {
  expect(shareLeft({ start: 5, end: 5 }, 1)).toBe(0);
});

it('expires soon in its last 48 h', () => {
  const period = { start: 0, end: 100 * hour };
  expect(expiresSoon(period, 52 * hour - 1)).toBe(false);
  expect(expiresSoon(period, 52 * hour)).toBe(true);
});

it.each([
  ['trial_fund', 3, true],
  ['mystery_box', 30, true],
  ['points', 365, false],
  ['airdrop', null, false],
] as const)(
  'the time to use "%s", valid for %s days, starts with its claim: %s',
  (type, days, expected) => {
    expect(startsWithClaim({ ...answers.reward, type, validity_days: days })).toBe(expected);
  },
);
