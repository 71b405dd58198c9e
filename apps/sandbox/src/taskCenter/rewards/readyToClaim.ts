import type { Caller } from '../calls/caller.ts';
import { offeredElsewhere } from '../catalogue/regionRules.ts';
import type { Grant } from '../catalogue/rewardCatalogue.ts';
import type { TaskProgress, Tier } from '../tasks/taskProgress.ts';
import type { RewardRow } from './rewards.ts';
import { stateOf } from './rewardView.ts';

/** A finished tier of a task. */
export interface FinishedTier {
  taskProgress: TaskProgress;
  index: number;
  grant: Grant;
}

/** Rewards that wait to be claimed. */
interface Unclaimed {
  tiers: readonly FinishedTier[];
  /** Rewards that were given and not claimed yet. */
  rewards: readonly RewardRow[];
}

/** Everything that an account can claim now. */
export interface ReadyToClaim extends Unclaimed {
  count: number;
  /** Rewards and tiers that it can only claim on another edition. */
  elsewhere: Unclaimed;
}

/**
 * Returns everything that "Claim all" would claim. All numbers and sums of what is ready to claim come from this
 * function, so that they agree.
 *
 * @param rows - the account's rewards
 */
export function readyToClaim(
  progressOfTasks: readonly TaskProgress[],
  rows: readonly RewardRow[],
  caller: Caller,
): ReadyToClaim {
  const tiersWhere = (isSelected: (tier: Tier) => boolean) =>
    progressOfTasks.flatMap((taskProgress) =>
      taskProgress.tiers
        .filter(isSelected)
        .map(({ index, grant }) => ({ taskProgress, index, grant })),
    );
  const unclaimed = rows.filter((row) => stateOf(row, caller.now) === 'to_claim');
  const isOpen = ({ code }: RewardRow) => offeredElsewhere(code, caller) === undefined;
  const tiers = tiersWhere(({ state }) => state === 'claimable');
  const rewards = unclaimed.filter(isOpen);
  return {
    tiers,
    rewards,
    count: tiers.length + rewards.length,
    elsewhere: {
      tiers: tiersWhere(({ offeredIn }) => offeredIn !== undefined),
      rewards: unclaimed.filter((row) => !isOpen(row)),
    },
  };
}
