import { compareDecimals } from './decimal.ts';

/** Kinds of reward. */
export const rewardTypes = [
  'fee_rebate',
  'coupon',
  'bonus',
  'trial_fund',
  'airdrop',
  'apy_booster',
  'loss_cover',
  'mystery_box',
  'points',
] as const;

export type RewardType = (typeof rewardTypes)[number];

/** States of a reward on the wire. */
export const rewardStates = [
  'to_claim',
  'active',
  'in_use',
  'used_up',
  'expired',
  'revoked',
] as const;

export type RewardState = (typeof rewardStates)[number];

/** The four tabs of "my rewards", and what belongs under each. */
export const rewardGroups = {
  to_claim: ['to_claim'],
  active: ['active', 'in_use'],
  used: ['used_up'],
  expired: ['expired', 'revoked'],
} as const satisfies Record<string, readonly RewardState[]>;

export type RewardGroup = keyof typeof rewardGroups;

/** What is known of a reward; times in ms UTC. */
export interface RewardFacts {
  now: number;
  /** The claim deadline. */
  claimBy: number | null;
  claimed: boolean;
  /** Switched on by its owner, or partly used. */
  activated: boolean;
  /** The end of its validity; known once it was claimed. */
  validUntil: number | null;
  /** What is left of it. */
  remaining: string;
  revoked: boolean;
}

type Rule = readonly [RewardState, (facts: RewardFacts) => boolean];

/** The first that fits. What was used up stays used up, whatever ends later. */
const precedence: readonly Rule[] = [
  ['used_up', ({ claimed, remaining }) => claimed && compareDecimals(remaining, '0') <= 0],
  ['revoked', ({ revoked }) => revoked],
  ['expired', ({ claimed, claimBy, now }) => !claimed && claimBy !== null && now >= claimBy],
  ['to_claim', ({ claimed }) => !claimed],
  ['expired', ({ validUntil, now }) => validUntil !== null && now >= validUntil],
  ['in_use', ({ activated }) => activated],
];

/** The state that the facts amount to. */
export function rewardState(facts: RewardFacts): RewardState {
  return precedence.find(([, fits]) => fits(facts))?.[0] ?? 'active';
}
