import * as v from 'valibot';
import { openEnum } from './values/openEnum.ts';
import { rewardPreview } from './rewards/reward.ts';
import { count, day, time } from './values/scalars.ts';

/** Seven days of check-ins. The streak restarts at day 1 after a missed day or a full week. */
export const checkIn = v.object({
  checked_today: v.boolean(),
  /** Consecutive days, including today once checked. */
  streak: count,
  /** The next 00:00 UTC. */
  resets_at: time,
  days: v.array(
    v.object({ day, state: openEnum(['checked', 'today', 'upcoming']), reward: rewardPreview }),
  ),
});

export type CheckIn = v.InferOutput<typeof checkIn>;
