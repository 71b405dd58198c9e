import { isDerivativesReward, type RewardUse } from '../derivatives.ts';

/** Topics of rewards that only some editions offer. */
export type Topic = 'derivatives' | 'yield' | 'chance' | 'airdrops';

/**
 * Returns the service that an edition must offer, so that it may offer this reward. Undefined for rewards that
 * all editions may offer.
 */
export function rewardTopic(reward: RewardUse): Topic | undefined {
  if (isDerivativesReward(reward)) return 'derivatives';
  if (reward.type === 'apy_booster') return 'yield';
  if (reward.type === 'airdrop') return 'airdrops';
  return reward.type === 'mystery_box' ? 'chance' : undefined;
}
