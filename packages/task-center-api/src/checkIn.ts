import * as v from 'valibot';
import { openEnum } from './openEnum.ts';
import { rewardPreview } from './reward.ts';
import { count, day, time } from './scalars.ts';

/** The check-in strip: seven days in a row. A missed day, like a full week, begins at day 1. */
export const checkIn = v.object({
  checked_today: v.boolean(),
  /** Days in a row, today's included once it is checked. */
  streak: count,
  /** The next 00:00 UTC. */
  resets_at: time,
  days: v.array(
    v.object({ day, state: openEnum(['checked', 'today', 'upcoming']), reward: rewardPreview }),
  ),
});

export type CheckIn = v.InferOutput<typeof checkIn>;
