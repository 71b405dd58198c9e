import { expect, it } from 'vitest';
import { isSpent, isUsable, nextStep, rewardBadge, rewardStateText } from './rewardStates.ts';

it.each([
  ['fee_rebate', 'used_up', 'state_used_up'],
  ['mystery_box', 'used_up', 'state_opened'],
  ['airdrop', 'used_up', 'state_credited'],
  ['points', 'used_up', 'state_credited'],
  ['mystery_box', 'to_claim', 'state_to_claim'],
  ['airdrop', 'expired', 'state_expired'],
] as const)('for the reward type "%s" in the state "%s" returns %s', (type, state, text) => {
  const reward = { type, state, needs_activation: false, activated_at: null };
  expect(rewardStateText(reward)).toBe(text);
});

it.each([
  ['trial_fund', null, 'state_not_activated', 'todo'],
  ['mystery_box', null, 'state_not_opened', 'todo'],
  ['trial_fund', 1, 'state_active', 'active'],
] as const)('calls the reward "%s" active only if it is: %s', (type, activatedAt, text, badge) => {
  const reward = {
    type,
    state: 'active',
    needs_activation: true,
    activated_at: activatedAt,
  } as const;
  expect(rewardStateText(reward)).toBe(text);
  expect(rewardBadge(reward)).toBe(badge);
});

it.each([
  ['to_claim', 'neither'],
  ['active', 'usable'],
  ['in_use', 'usable'],
  ['used_up', 'spent'],
  ['expired', 'spent'],
  ['revoked', 'spent'],
] as const)('counts a reward in the state "%s" as %s', (state, expected) => {
  const kinds = { usable: isUsable(state), spent: isSpent(state) };
  expect(kinds).toEqual({ usable: expected === 'usable', spent: expected === 'spent' });
});

it.each([
  ['to_claim', true, null, 'claimReward'],
  ['to_claim', false, null, 'claimReward'],
  ['active', true, null, 'activate'],
  ['active', true, 1_000, undefined],
  ['active', false, null, undefined],
  ['in_use', true, 1_000, undefined],
  ['used_up', true, null, undefined],
  ['expired', true, null, undefined],
  ['revoked', true, null, undefined],
  ['other', true, null, undefined],
] as const)(
  'for the state %s (needs activation: %s, activated at: %s) returns %s',
  (state, needs, since, expected) => {
    expect(nextStep({ state, needs_activation: needs, activated_at: since })).toBe(expected);
  },
);
