import type { Claimable } from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import { taskView } from '../tasks/taskView.ts';
import { originOf } from './originOf.ts';
import type { ReadyToClaim } from './readyToClaim.ts';
import { isSoon } from './rewardEnd.ts';
import type { RewardRow } from './rewards.ts';
import { isTierSoon } from './rewardTotals.ts';
import { previewOf } from './rewardView.ts';

type Tier = ReadyToClaim['tiers'][number];

/** Returns the `claim_id` of a finished tier. */
export const idOfTier = ({ taskProgress: { entry, period }, index }: Tier): string =>
  `task-${entry.id}-${period.id}-${index}`;

/** Returns the `claim_id` of a reward. */
export const idOfReward = ({ id }: RewardRow): string => `reward-${id}`;

/**
 * Converts everything that an account can claim into objects of the API, what it can claim on the
 * page's edition first.
 */
export function claimableItems({ elsewhere, ...ready }: ReadyToClaim, caller: Caller): Claimable[] {
  return [...itemsOf(ready, caller), ...itemsOf(elsewhere, caller)];
}

function itemsOf({ tiers, rewards }: ReadyToClaim['elsewhere'], caller: Caller): Claimable[] {
  return [
    ...tiers.map((tier) => {
      const view = taskView(tier.taskProgress, caller, tier.index);
      const { title, reward, claim_by, task_id, rule_index, earned_in } = view;
      return {
        claim_id: idOfTier(tier),
        title,
        reward,
        claim_by,
        ...(earned_in === undefined ? {} : { earned_in }),
        expires_soon: isTierSoon(tier, caller.now),
        tier: { task_id, rule_index },
      };
    }),
    ...rewards.map((row) => {
      const reward = previewOf(row, caller);
      const origin = originOf(row, caller.texts);
      return {
        claim_id: idOfReward(row),
        title: reward.title,
        ...(origin === null ? {} : { origin }),
        reward,
        claim_by: row.claim_by,
        expires_soon: isSoon(row.claim_by, caller.now),
        tier: null,
      };
    }),
  ];
}
