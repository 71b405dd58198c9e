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
    ['to_claim', 'nobody took it yet', granted],
    ['to_claim', 'the last moment', { ...granted, claimBy: 1_001 }],
    ['expired', 'not taken in time', { ...granted, claimBy: 1_000 }],
    ['active', 'taken', claimed],
    ['active', 'taken in time, the claim deadline is past', { ...claimed, claimBy: 500 }],
    ['active', 'taken, valid for ever', { ...claimed, validUntil: null }],
    ['in_use', 'switched on', { ...claimed, activated: true }],
    ['expired', 'its validity ended', { ...claimed, activated: true, validUntil: 1_000 }],
    ['used_up', 'nothing is left', { ...claimed, activated: true, remaining: '0.00' }],
    ['used_up', 'nothing was left when it ended', { ...claimed, remaining: '0', validUntil: 1 }],
    ['used_up', 'nothing was left to revoke', { ...claimed, remaining: '0', revoked: true }],
    ['revoked', 'taken back', { ...claimed, activated: true, revoked: true }],
    ['revoked', 'taken back before it was claimed', { ...granted, revoked: true }],
    ['revoked', 'taken back, ended since', { ...claimed, revoked: true, validUntil: 1 }],
    ['to_claim', 'an empty box nobody took', { ...granted, remaining: '0' }],
  ])('is %s: %s', (state, _why, facts) => {
    expect(rewardState(facts)).toBe(state);
  });
});

it('puts every state under exactly one tab', () => {
  expect(Object.values(rewardGroups).flat().toSorted()).toEqual([...rewardStates].toSorted());
});
