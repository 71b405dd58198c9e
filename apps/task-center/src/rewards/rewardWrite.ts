import type { Reward } from '@exchange/task-center-api';

/** Writes that change a reward, by endpoint name. */
export type RewardWrite = 'claimReward' | 'activate';

/** Returns the write that a reward needs before it can be used, or undefined if none. */
export function rewardWrite(
  reward: Pick<Reward, 'state' | 'needs_activation' | 'activated_at'>,
): RewardWrite | undefined {
  if (reward.state === 'to_claim') return 'claimReward';
  const waits = reward.needs_activation && reward.activated_at === null;
  return reward.state === 'active' && waits ? 'activate' : undefined;
}
