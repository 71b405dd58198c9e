import type { Reward } from '@exchange/task-center-api';

/** Names of the endpoints that change a reward. */
export type RewardWrite = 'claimReward' | 'activate';

/** Returns the write that a reward needs before it can be used, or undefined if none. */
export function rewardWrite(
  reward: Pick<Reward, 'state' | 'needs_activation' | 'activated_at'>,
): RewardWrite | undefined {
  if (reward.state === 'to_claim') return 'claimReward';
  const waits = reward.needs_activation && reward.activated_at === null;
  return reward.state === 'active' && waits ? 'activate' : undefined;
}
