import { expect, it } from 'vitest';
import { nextStep } from './nextStep.ts';

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
