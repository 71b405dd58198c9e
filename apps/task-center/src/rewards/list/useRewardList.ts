import type { RewardGroup } from '@exchange/task-center-api';
import { useReadList } from '../../data/useRead.ts';
import { filterQuery, type RewardFilter } from './rewardFilter.ts';

/** The query of a list. The first one is the same as the early request of the page. */
export function useRewardList(group: RewardGroup, { sort, ...filter }: RewardFilter) {
  return useReadList('rewards', {
    group,
    ...filterQuery(filter),
    ...(sort === 'newest' ? {} : { sort }),
  });
}
