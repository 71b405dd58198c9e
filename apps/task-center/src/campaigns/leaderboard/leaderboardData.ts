import type { Value } from '@exchange/exchange-api';
import type { Campaign } from '@exchange/task-center-api';
import { useReadList } from '../../data/useRead.ts';

/** A score for placeholders. Its fees are higher than any prize, so that its facts take as much space as they can. */
export const placeholderScore = '1000000';

/**
 * Loads a campaign's leaderboard once the campaign has started, ten places per page. All parts of the page share one
 * request. Its ranks are refetched as often as all other reads (`useReadList`).
 */
export function useLeaderboard({ campaign_id, state }: Pick<Campaign, 'campaign_id' | 'state'>) {
  return useReadList('leaderboard', { campaign_id, limit: 10 }, state !== 'upcoming');
}

/**
 * Rounds a score of at least 100 down to a whole number, so that scores are easy to compare. Rounds down, so that no
 * score looks higher than it is.
 */
export function roundScore({ amount, unit }: Value): Value {
  return { amount: amount.replace(/^(\d{3,})\.\d+$/, '$1'), unit };
}
