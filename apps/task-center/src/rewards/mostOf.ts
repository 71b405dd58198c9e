import { mostYield, rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';

/** Returns the greatest payment of an APY booster, whose rate alone promises too much. Returns other rewards unchanged. */
export function mostOf(
  reward: RewardPreview,
): Pick<RewardPreview, 'type' | 'value'> & Partial<RewardPreview> {
  const { type, value, limit, validity_days: days } = reward;
  if (rewardTypeFacts[type].limit !== 'principal' || !limit || typeof days !== 'number')
    return reward;
  return { type, value: mostYield(limit, value, days), up_to: true };
}
