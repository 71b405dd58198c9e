import { useTexts } from '@exchange/site/page';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';
import { useLeaderboard } from '../leaderboard/leaderboardData.ts';
import { RankFacts } from './RankFacts.tsx';

/** A score whose fees are higher than any prize, so that its facts take as much space as they can. */
export const highScore = '1000000';

/**
 * Facts about the last rank with a prize: its score and the fees. Without such a score, says only
 * who pays the fees. Renders nothing after the end.
 */
export function LastPrize({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { data, isLoading } = useLeaderboard(campaign);
  const expected = campaign.prizes.at(-1);
  if (campaign.state === 'upcoming') return <OwnFees campaign={campaign} />;
  if (campaign.state !== 'ongoing') return null;
  if (isLoading && expected) {
    const { to_rank: rank, value: prize } = expected;
    return (
      <div className="rank-facts-hidden" aria-hidden="true">
        <RankFacts
          campaign={campaign}
          name={t('last_rank')}
          rank={rank}
          score={{ amount: highScore, unit: campaign.unit }}
          prize={prize}
        />
      </div>
    );
  }
  const last = data?.pages[0]?.last_prize;
  if (!last) return <OwnFees campaign={campaign} />;
  return <RankFacts campaign={campaign} name={t('last_rank')} {...last} />;
}

/** Note that participants pay the fees of a contest. Renders nothing for activities without fees. */
function OwnFees({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const feesOf = useVolumeFees(campaign.kind);
  return feesOf(highScore) ? (
    <div className="rank-facts">
      <p>{t('own_fees')}</p>
    </div>
  ) : null;
}
