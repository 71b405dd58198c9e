import * as v from 'valibot';
import { reward } from './reward.ts';
import { count, id, time, wholeNumber } from './scalars.ts';
import { task } from './task.ts';

/** Which tier of which period of a task. */
export const claimBody = v.strictObject({
  task_id: id,
  period: id,
  rule_index: wholeNumber(0, 99),
});

/** Which reward. */
export const rewardBody = v.strictObject({ reward_id: id });

/** What a claim gave, and the task as it is now. */
export const claimResult = v.object({ claimed_at: time, task, reward });

export type ClaimResult = v.InferOutput<typeof claimResult>;

/** What became of one reward by claiming or activating it. `opened` is what was in a mystery box. */
export const rewardResult = v.object({ reward, opened: v.nullable(reward) });

export type RewardResult = v.InferOutput<typeof rewardResult>;

/** What "claim all" gave. Whatever could not be claimed in between is simply not in it. */
export const claimAllResult = v.object({
  claimed_tasks: count,
  claimed_rewards: count,
  rewards: v.array(reward),
});

export type ClaimAllResult = v.InferOutput<typeof claimAllResult>;
