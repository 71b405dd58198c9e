import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useLeaderboard } from '../leaderboard/leaderboardData.ts';
import type { PrizedRank } from '../PrizeCost.tsx';
import { RankFacts } from './RankFacts.tsx';

/** A score whose fees are higher than any prize, so that its facts take as much space as they can. */
export const highScore = '1000000';

/** The last rank with a prize: its score and the fees. Renders nothing without such a score. */
export function LastPrize({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const { data, isLoading } = useLeaderboard(campaign);
  const expected = campaign.prizes.at(-1);
  if (campaign.state !== 'ongoing') return null;
  if (isLoading && expected) {
    const score = { amount: highScore, unit: campaign.unit };
    const place = { rank: expected.to_rank, prize: expected.value, score };
    return (
      <div className="placeholder-facts" aria-hidden="true">
        <LastRank campaign={campaign} place={place} />
      </div>
    );
  }
  const last = data?.pages[0]?.last_prize;
  return last ? <LastRank campaign={campaign} place={last} /> : null;
}

function LastRank({
  campaign,
  place,
}: {
  campaign: CampaignDetail;
  place: PrizedRank;
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  return (
    <div className="next-prize">
      <h3>{t('last_prize_title', { prize: formatValue(place.prize) })}</h3>
      <RankFacts campaign={campaign} place={place} />
    </div>
  );
}
