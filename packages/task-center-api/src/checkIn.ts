import * as v from 'valibot';
import { openEnum, count, day, time } from '@exchange/exchange-api';
import { rewardPreview } from './rewards/reward.ts';

/** Seven days of check-ins. The rewards restart at day 1 after a missed day or a full week. */
export const checkIn = v.object({
  checked_today: v.boolean(),
  /** Number of consecutive days with a check-in, including today after today's check-in. */
  streak: count,
  /** The next 00:00 UTC. */
  resets_at: time,
  /** The streak before the missed days. null if no streak was lost, or if it ended over a week ago. */
  lost: v.nullable(
    v.object({
      streak: count,
      /** Whether a check-in with `restore` today continues the streak. */
      can_restore: v.boolean(),
    }),
  ),
  days: v.array(
    v.object({
      day,
      /** A `missed` day can be restored today. A `restored` day counts as checked, but paid no reward. */
      state: openEnum(['checked', 'restored', 'missed', 'today', 'upcoming']),
      reward: rewardPreview,
    }),
  ),
});

export type CheckIn = v.InferOutput<typeof checkIn>;
