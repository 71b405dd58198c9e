import * as v from 'valibot';
import { count, openEnum, time, value } from '@exchange/exchange-api';
import { worth } from './reward.ts';
import { rewardTypes } from './rewardTypes.ts';
import { withdrawals } from './withdrawal.ts';

/**
 * Amounts that "Claim all" credits, summed by type, unit and `fees`. Ratios are not summed, so only
 * they have a `limit`.
 */
export const claimableSums = v.array(
  v.object({
    type: openEnum(rewardTypes),
    value,
    worth,
    limit: v.nullable(value),
    up_to: v.boolean(),
    /** Number of rewards in the sum. Pages omit it if it is missing. */
    rewards: v.optional(count),
    withdrawal: openEnum(withdrawals),
    /** Trades whose fees the rewards lower or pay back. null for other rewards. */
    fees: v.nullable(openEnum(['trade', 'derivatives'])),
  }),
);

/**
 * Rewards, finished tiers included, to claim or use within 24 h: how many, how many of them to claim, and the earliest
 * deadline for claiming and for using one. null without such rewards.
 */
export const expiring = {
  count,
  to_claim: count,
  claim_by: v.nullable(time),
  use_by: v.nullable(time),
} as const;
