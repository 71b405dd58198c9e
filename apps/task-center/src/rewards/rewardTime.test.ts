import { describe, expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { rewardEnd } from './rewardTime.ts';

const dates = { ...answers.reward, claim_by: 10, valid_until: 20 };

describe('the deadline of a reward', () => {
  it.each([
    ['to_claim', 10],
    ['active', 20],
    ['in_use', 20],
    ['used_up', null],
    ['expired', null],
    ['revoked', null],
    ['other', null],
  ] as const)('for the state %s is %j', (state, end) => {
    expect(rewardEnd({ ...dates, state })).toBe(end);
  });

  it('does not exist without a date', () => {
    expect(rewardEnd({ ...dates, state: 'to_claim', claim_by: null })).toBeNull();
    expect(rewardEnd({ ...dates, state: 'active', valid_until: null })).toBeNull();
  });
});
