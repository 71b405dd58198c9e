import type { Reward } from '@exchange/task-center-api';
import { waitsForActivation } from '../rewardStates.ts';

/** Endpoints that bring a reward closer to use. */
export type RewardStep = 'claimReward' | 'activate';

/** Returns what a reward needs next before it can be used, or undefined if nothing. */
export function nextStep(
  reward: Pick<Reward, 'state' | 'needs_activation' | 'activated_at'>,
): RewardStep | undefined {
  if (reward.state === 'to_claim') return 'claimReward';
  return waitsForActivation(reward) ? 'activate' : undefined;
}
