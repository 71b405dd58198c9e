import type { Reward } from '@exchange/task-center-api';

/** Returns the path of a reward's page. */
export function rewardPath(reward: Pick<Reward, 'reward_id' | 'reward_code'>): string {
  const query = new URLSearchParams({
    'reward-id': reward.reward_id,
    'reward-code': reward.reward_code,
  });
  return `/task-center/reward-detail?${query.toString()}`;
}
