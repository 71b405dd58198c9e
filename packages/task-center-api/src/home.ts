import * as v from 'valibot';
import { decimal, count, time } from '@exchange/exchange-api';
import { campaign } from './campaign.ts';
import { checkIn } from './checkIn.ts';
import { claimableSums, expiring } from './rewards/claimable.ts';
import { clocks } from './rewards/reward.ts';
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
    claimable: claimableSums,
    /**
     * Number of rewards in `claimable` whose time to use them starts with the claim, and the
     * shortest of these times. null without such rewards.
     */
    clocks,
    expiring: v.object(expiring),
    points: decimal,
  }),
});

export type Home = v.InferOutput<typeof home>;
