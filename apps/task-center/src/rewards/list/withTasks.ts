import type { Claimable, Reward, RewardSort } from '@exchange/task-center-api';
import { rewardEnd } from '../rewardTime.ts';

/**
 * Returns rewards together with finished tasks: by deadline, those without one last, or the tasks before the newest
 * rewards.
 */
export function withTasks(
  rewards: readonly Reward[],
  tasks: readonly Claimable[],
  sort: RewardSort,
): (Reward | Claimable)[] {
  const all = [...tasks, ...rewards];
  return sort === 'ending' ? all.sort((one, other) => endOf(one) - endOf(other)) : all;
}

function endOf(item: Reward | Claimable): number {
  const end = 'claim_id' in item ? item.claim_by : rewardEnd(item);
  return end ?? Number.MAX_SAFE_INTEGER;
}
