import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { MarkedNote } from '../../screen/MarkedNote.tsx';
import type { PrizedRank } from '../PrizeCost.tsx';
import { useFeesReachPrize } from '../useFeesReachPrize.ts';
import { useRankCost } from './rankCost.ts';

/**
 * Fees of the score of a rank, and its prize, with a mark if the fees are as high. Renders nothing for activities
 * without fees.
 */
export function RankCost({
  campaign,
  place,
}: {
  campaign: CampaignDetail;
  place: PrizedRank;
}): ReactElement | null {
  const cost = useRankCost(campaign, place);
  const feesReachPrize = useFeesReachPrize(campaign.kind)(place.score, place.prize);
  if (cost === undefined) return null;
  return (
    <MarkedNote className="prize-cost" hasSign={feesReachPrize}>
      {cost}
    </MarkedNote>
  );
}
