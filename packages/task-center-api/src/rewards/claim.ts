import * as v from 'valibot';
import { count, id, text, time, wholeNumber } from '@exchange/exchange-api';
import { reward, rewardPreview } from './reward.ts';
import { task } from '../tasks/task.ts';

/** Identifies a tier of a task in one period. */
export const claimBody = v.strictObject({
  task_id: id,
  period: id,
  rule_index: wholeNumber(0, 99),
});

/** Identifies a reward. */
export const rewardBody = v.strictObject({ reward_id: id });

/** The claimed reward and the updated task. */
export const claimResult = v.object({ claimed_at: time, task, reward });

export type ClaimResult = v.InferOutput<typeof claimResult>;

/** A reward after claiming or activating it. `opened` is the content of a mystery box. */
export const rewardResult = v.object({ reward, opened: v.nullable(reward) });

export type RewardResult = v.InferOutput<typeof rewardResult>;

/**
 * Everything that the caller can claim now. Send the `claim_id`s to `claimAll`. The last items,
 * with `reward.offered_in`, can only be claimed on another edition.
 */
export const claimableList = v.object({
  items: v.array(
    v.object({
      claim_id: id,
      /** Title of the finished task, or of the reward. */
      title: text,
      /** Title of what granted the reward, as in a reward. Missing for a task, and if the server does not know it. */
      origin: v.optional(text),
      reward: rewardPreview,
      /** Claim deadline. */
      claim_by: v.nullable(time),
      /** Edition on which the tier was earned, as in a task. */
      earned_in: v.optional(id),
      /** Whether the totals count it as expiring soon. */
      expires_soon: v.boolean(),
      /** Finished tier. null for a reward. */
      tier: v.nullable(v.object({ task_id: id, rule_index: count })),
    }),
  ),
});
export type Claimable = v.InferOutput<typeof claimableList>['items'][number];

/** Claims the items with these ids, or everything that the page's edition offers if `only` is missing. */
export const claimAllBody = v.strictObject({ only: v.optional(v.array(id)) });

/** Result of "claim all". Items that can no longer be claimed, or only on another edition, are left out. */
export const claimAllResult = v.object({
  claimed_tasks: count,
  claimed_rewards: count,
  rewards: v.array(reward),
});

export type ClaimAllResult = v.InferOutput<typeof claimAllResult>;
