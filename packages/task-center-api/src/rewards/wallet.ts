import * as v from 'valibot';
import { openEnum, count, value } from '@exchange/exchange-api';
import { rewardTypes } from './rewardTypes.ts';
import { claimableSums, expiring } from './claimable.ts';
import { clocks, worth } from './reward.ts';
import { withdrawals } from './withdrawal.ts';

const part = {
  /** Number of rewards. */
  count,
  /** Amounts by type, unit and `fees`. APY boosters are counted (unit `count`), because their limit is a principal. */
  sums: v.array(
    v.object({
      type: openEnum(rewardTypes),
      value,
      worth,
      withdrawal: openEnum(withdrawals),
      /** Whether `value` is the maximum payout of the rewards, as for a rebate with a limit. */
      up_to: v.boolean(),
      /** Trades whose fees the rewards lower or pay back. null for other rewards. */
      fees: v.nullable(openEnum(['trade', 'derivatives'])),
    }),
  ),
} as const;

/** Totals of the caller's rewards. */
export const wallet = v.object({
  /**
   * Rewards that are used up, as in the group `used`. The sums contain the reward of an opened mystery box, but not the
   * box.
   */
  received: v.object(part),
  /**
   * Everything that "Claim all" claims, also the rewards of finished tasks. `sums` are the same as in `home`. `clocks`
   * are the times that start with the claim.
   */
  ready: v.object({ count, sums: claimableSums, clocks }),
  /** Rewards of the group `active` that the page's edition offers, with their remaining amounts. */
  active: v.object(part),
  /** Rewards that the page's edition offers and whose deadline for claiming or using is within 24 h, as in `home`. */
  expiring: v.object({ ...part, ...expiring }),
});

export type Wallet = v.InferOutput<typeof wallet>;
