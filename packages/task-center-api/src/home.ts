import * as v from 'valibot';
import { decimal, openEnum, count, time, value } from '@exchange/exchange-api';
import { campaign } from './campaign.ts';
import { checkIn } from './checkIn.ts';
import { clocks, worth } from './rewards/reward.ts';
import { rewardTypes } from './rewards/rewardTypes.ts';
import { withdrawals } from './rewards/withdrawal.ts';
import { task } from './tasks/task.ts';

/** The caller, as identified by the server. */
export const viewer = v.object({
  logged_in: v.boolean(),
  /** An edition: `default`, `eu`, `kz` … */
  region: v.string(),
  kyc_level: count,
  is_vip: v.boolean(),
  is_submember: v.boolean(),
});

export type Viewer = v.InferOutput<typeof viewer>;

/** All data of the hub. */
export const home = v.object({
  server_time: time,
  viewer,
  check_in: checkIn,
  /** Ordered by category, then by position within the category. */
  tasks: v.array(task),
  campaigns: v.array(campaign),
  totals: v.object({
    /** Numbers of tiers (`claimable_tasks`) and rewards that "Claim all" claims. */
    claimable_tasks: count,
    claimable_rewards: count,
    /** Amounts that "Claim all" credits, summed by type and unit. Ratios are not summed, so only they have a `limit`. */
    claimable: v.array(
      v.object({
        type: openEnum(rewardTypes),
        value,
        worth,
        limit: v.nullable(value),
        up_to: v.boolean(),
        withdrawal: openEnum(withdrawals),
      }),
    ),
    /**
     * Number of rewards in `claimable` whose time to use them starts with the claim, and the shortest of these times. null
     * without such rewards.
     */
    clocks,
    /**
     * Rewards, finished tiers included, to claim or use within 24 h, and how many of them to claim. `next` is the earliest
     * of these times.
     */
    expiring: v.object({ count, to_claim: count, next: v.nullable(time) }),
    points: decimal,
  }),
});

export type Home = v.InferOutput<typeof home>;
