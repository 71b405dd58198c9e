import { compareDecimals } from '@exchange/exchange-api';

/** States of a reward in API results. */
export const rewardStates = [
  'to_claim',
  'active',
  'in_use',
  'used_up',
  'expired',
  'revoked',
] as const;

export type RewardState = (typeof rewardStates)[number];

/** The four tabs of "my rewards" and their states. */
export const rewardGroups = {
  to_claim: ['to_claim'],
  active: ['active', 'in_use'],
  used: ['used_up'],
  expired: ['expired', 'revoked'],
} as const satisfies Record<string, readonly RewardState[]>;

export type RewardGroup = keyof typeof rewardGroups;

/**
 * A reward or a finished task counts as expiring soon during this time before its deadline, in ms.
 * Daily tasks always end within two days, so a longer time would warn all the time.
 */
export const expiresSoonMs = 24 * 3_600_000;

/** Facts about a reward. Times in ms UTC. */
export interface RewardFacts {
  now: number;
  /** Claim deadline. */
  claimBy: number | null;
  claimed: boolean;
  /** Activated by its owner, or partly used. */
  activated: boolean;
  /** End of validity. null before the claim, or if the reward stays valid. */
  validUntil: number | null;
  /** Remaining amount. */
  remaining: string;
  revoked: boolean;
}

type Rule = readonly [RewardState, (facts: RewardFacts) => boolean];

/** The first match wins. A used-up reward stays used up, even if it ends or is revoked later. */
const precedence: readonly Rule[] = [
  ['used_up', ({ claimed, remaining }) => claimed && compareDecimals(remaining, '0') <= 0],
  ['revoked', ({ revoked }) => revoked],
  ['expired', ({ claimed, claimBy, now }) => !claimed && claimBy !== null && now >= claimBy],
  ['to_claim', ({ claimed }) => !claimed],
  ['expired', ({ validUntil, now }) => validUntil !== null && now >= validUntil],
  ['in_use', ({ activated }) => activated],
];

/** Returns the state of a reward with these facts. */
export function rewardState(facts: RewardFacts): RewardState {
  return precedence.find(([, fits]) => fits(facts))?.[0] ?? 'active';
}
