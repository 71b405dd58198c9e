import type { Reward } from '@exchange/task-center-api';

/** What changes a reward: the calls of those names. */
export type RewardWrite = 'claimReward' | 'activate';

/** What can be done with a reward before it is used; undefined when nothing. */
export function rewardWrite(
  reward: Pick<Reward, 'state' | 'needs_activation' | 'activated_at'>,
): RewardWrite | undefined {
  if (reward.state === 'to_claim') return 'claimReward';
  const waits = reward.needs_activation && reward.activated_at === null;
  return reward.state === 'active' && waits ? 'activate' : undefined;
}
