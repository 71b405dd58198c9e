import type { Campaign } from '@exchange/task-center-api';
import { useReadList } from '../../data/useRead.ts';

/**
 * Loads a campaign's leaderboard once the campaign has started, ten places per page. All parts of the page share one
 * request. Its ranks are refetched as often as all other reads (`useReadList`).
 */
export function useLeaderboard({ campaign_id, state }: Pick<Campaign, 'campaign_id' | 'state'>) {
  return useReadList('leaderboard', { campaign_id, limit: 10 }, state !== 'upcoming');
}
