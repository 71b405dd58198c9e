import { rewardTypeFacts, type RewardType } from './rewards/rewardTypes.ts';
import type { TaskKind } from './tasks/task.ts';

/** Properties that decide whether a reward is for derivatives. */
export interface RewardUse {
  type: RewardType | 'other';
  /** Trades whose fees the reward lowers or pays back. */
  fees?: 'trade' | 'derivatives' | 'other' | null;
}

/** Returns whether a reward can only be used with derivatives: all of its type can, or it is about their fees. */
export function isDerivativesReward({ type, fees }: RewardUse): boolean {
  return rewardTypeFacts[type].forDerivatives || fees === 'derivatives';
}

/**
 * Returns what a loss of trades for which a reward is used takes: only the reward, also the
 * customer's own money, or what is above the value of the reward. null for rewards that do not lead
 * to such losses.
 */
export function lossOf(use: RewardUse): 'reward' | 'own' | 'above' | null {
  const { lossTakes, isMaximum } = rewardTypeFacts[use.type];
  if (lossTakes || !isDerivativesReward(use)) return lossTakes;
  return isMaximum ? 'above' : 'own';
}

/**
 * Returns whether a task or campaign leads to derivatives: its activity is derivatives trading, or
 * one of its rewards can only be used for it. Pages then show the risk beside the action.
 *
 * @param activity - `kind` of the task or campaign
 */
export function isForDerivatives(
  activity: TaskKind | 'other',
  rewards: readonly RewardUse[],
): boolean {
  return activity === 'derivatives' || rewards.some(isDerivativesReward);
}
