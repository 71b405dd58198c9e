import type { Value } from '@exchange/exchange-api';
import type { Campaign } from '@exchange/task-center-api';
import { useReadList } from '../../data/useRead.ts';

/** Loads a campaign's leaderboard. All parts of the page share one request. */
export function useLeaderboard({ campaign_id }: Pick<Campaign, 'campaign_id'>) {
  return useReadList('leaderboard', { campaign_id, limit: 10 });
}

/**
 * Rounds a score of at least 100 down to a whole number, so that scores are easy to compare. Rounds down, so that no
 * score looks higher than it is.
 */
export function roundScore({ amount, unit }: Value): Value {
  return { amount: amount.replace(/^(\d{3,})\.\d+$/, '$1'), unit };
}
