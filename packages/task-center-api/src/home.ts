import * as v from 'valibot';
import { campaign } from './campaigns/campaign.ts';
import { checkIn } from './checkIn.ts';
import { decimal } from './values/decimal.ts';
import { count, time } from './values/scalars.ts';
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
  /** Ordered by category, then by position in the ladder. */
  tasks: v.array(task),
  campaigns: v.array(campaign),
  totals: v.object({
    /** Numbers of tiers and rewards that "claim all" would claim. */
    claimable_tasks: count,
    claimable_rewards: count,
    points: decimal,
  }),
});

export type Home = v.InferOutput<typeof home>;
