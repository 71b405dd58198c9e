import type { RewardSort, RewardType } from '@exchange/task-center-api';

/** Filter, search text and sort order of a list of rewards. */
export interface RewardFilter {
  type: RewardType | 'all';
  search: string;
  sort: RewardSort;
}

/** Returns the query of a filter, without the fields that have no effect. */
export function filterQuery({ type, search }: Pick<RewardFilter, 'type' | 'search'>) {
  const words = search.trim();
  return { ...(type === 'all' ? {} : { type }), ...(words === '' ? {} : { search: words }) };
}
