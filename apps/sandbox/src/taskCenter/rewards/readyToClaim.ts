import type { Grant } from '../catalogue/rewardCatalogue.ts';
import type { TaskProgress } from '../tasks/taskProgress.ts';
import type { RewardRow } from './rewards.ts';
import { stateOf } from './rewardView.ts';

/** A finished tier of a task. */
export interface FinishedTier {
  taskProgress: TaskProgress;
  index: number;
  grant: Grant;
}

/** Everything that an account can claim now. */
export interface ReadyToClaim {
  tiers: readonly FinishedTier[];
  /** Rewards that were given and not claimed yet. */
  rewards: readonly RewardRow[];
  count: number;
}

/**
 * Returns everything that "Claim all" would claim. All numbers and sums of what is ready to claim come from this
 * function, so that they agree.
 */
export function readyToClaim(
  progressOfTasks: readonly TaskProgress[],
  rows: readonly RewardRow[],
  now: number,
): ReadyToClaim {
  const tiers = progressOfTasks.flatMap((taskProgress) =>
    taskProgress.tiers
      .filter(({ state }) => state === 'claimable')
      .map(({ index, grant }) => ({ taskProgress, index, grant })),
  );
  const rewards = rows.filter((row) => stateOf(row, now) === 'to_claim');
  return { tiers, rewards, count: tiers.length + rewards.length };
}
