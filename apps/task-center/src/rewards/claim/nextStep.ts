import type { Reward } from '@exchange/task-center-api';

/** Endpoints that bring a reward closer to use. */
export type RewardStep = 'claimReward' | 'activate';

/** Returns what a reward needs next before it can be used, or undefined if nothing. */
export function nextStep(
  reward: Pick<Reward, 'state' | 'needs_activation' | 'activated_at'>,
): RewardStep | undefined {
  if (reward.state === 'to_claim') return 'claimReward';
  const waits = reward.needs_activation && reward.activated_at === null;
  return reward.state === 'active' && waits ? 'activate' : undefined;
}
