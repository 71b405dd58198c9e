import type { RewardGroup } from '@exchange/task-center-api';
import { useReadList } from '../../data/useRead.ts';
import { filterQuery, type RewardFilter } from './rewardFilter.ts';

/**
 * Reads a list of rewards. Without a filter, the request equals the page's early request (`shell/earlyReadOf.ts`) and
 * reuses its response.
 */
export function useRewardList(group: RewardGroup, { sort, ...filter }: RewardFilter) {
  return useReadList('rewards', { group, sort, ...filterQuery(filter) });
}
