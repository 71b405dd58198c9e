import { isDerivativesReward, type RewardUse } from './rewards/isDerivativesReward.ts';
import type { TaskKind } from './tasks/task.ts';

/**
 * Returns whether a task or campaign leads to derivatives: its activity is derivatives trading, or one of its rewards can
 * only be used for it. Pages then show the risk beside the action.
 *
 * @param activity - `kind` of the task or campaign
 */
export function isForDerivatives(
  activity: TaskKind | 'other',
  rewards: readonly RewardUse[],
): boolean {
  return activity === 'derivatives' || rewards.some(isDerivativesReward);
}
