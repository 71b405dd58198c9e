import type { Campaign } from '@exchange/task-center-api';
import { useReadList } from '../../data/useRead.ts';

/** Loads a campaign's leaderboard. All parts of the page share one request. */
export function useLeaderboard({ campaign_id }: Pick<Campaign, 'campaign_id'>) {
  return useReadList('leaderboard', { campaign_id, limit: 10 });
}
