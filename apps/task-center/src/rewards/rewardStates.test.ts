import { expect, it } from 'vitest';
import { rewardStateText } from './rewardStates.ts';

it.each([
  ['fee_rebate', 'used_up', 'state_used_up'],
  ['mystery_box', 'used_up', 'state_opened'],
  ['airdrop', 'used_up', 'state_credited'],
  ['points', 'used_up', 'state_credited'],
  ['mystery_box', 'to_claim', 'state_to_claim'],
  ['airdrop', 'expired', 'state_expired'],
] as const)('for the reward type "%s" in the state "%s" returns %s', (type, state, text) => {
  expect(rewardStateText({ type, state })).toBe(text);
});
