import { describe, expect, it } from 'vitest';
import {
  rewardGroups,
  rewardState,
  rewardStates,
  type RewardFacts,
  type RewardState,
} from './rewardState.ts';

const granted: RewardFacts = {
  now: 1_000,
  claimBy: null,
  claimed: false,
  activated: false,
  validUntil: null,
  remaining: '10',
  revoked: false,
};
const claimed = { ...granted, claimed: true, validUntil: 2_000 };

describe('rewardState', () => {
  it.each<[RewardState, string, RewardFacts]>([
    ['to_claim', 'not claimed yet', granted],
    ['to_claim', 'last moment to claim', { ...granted, claimBy: 1_001 }],
    ['expired', 'not claimed in time', { ...granted, claimBy: 1_000 }],
    ['active', 'claimed', claimed],
    ['active', 'claimed in time, claim deadline passed', { ...claimed, claimBy: 500 }],
    ['active', 'claimed, valid for ever', { ...claimed, validUntil: null }],
    ['in_use', 'activated', { ...claimed, activated: true }],
    ['expired', 'validity ended', { ...claimed, activated: true, validUntil: 1_000 }],
    ['used_up', 'nothing left', { ...claimed, activated: true, remaining: '0.00' }],
    [
      'used_up',
      'nothing left when its validity ended',
      { ...claimed, remaining: '0', validUntil: 1 },
    ],
    ['used_up', 'nothing left when revoked', { ...claimed, remaining: '0', revoked: true }],
    ['revoked', 'revoked', { ...claimed, activated: true, revoked: true }],
    ['revoked', 'revoked before the claim', { ...granted, revoked: true }],
    ['revoked', 'revoked, validity ended', { ...claimed, revoked: true, validUntil: 1 }],
    ['to_claim', 'an empty box not claimed yet', { ...granted, remaining: '0' }],
  ])('is %s: %s', (state, _why, facts) => {
    expect(rewardState(facts)).toBe(state);
  });
});

it('assigns every state to exactly one tab', () => {
  expect(Object.values(rewardGroups).flat().toSorted()).toEqual([...rewardStates].toSorted());
});
