import type { RewardSort, RewardType } from '@exchange/task-center-api';

/** Filter, search text and sort order of a list of rewards. */
export interface RewardFilter {
  type: RewardType | 'all';
  search: string;
  sort: RewardSort;
}

/** Returns the query parameters for a filter, without those that have no effect. */
export function filterQuery({ type, search }: Pick<RewardFilter, 'type' | 'search'>) {
  const words = search.trim();
  return { ...(type === 'all' ? {} : { type }), ...(words === '' ? {} : { search: words }) };
}
