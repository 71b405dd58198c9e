import { useTexts } from '@exchange/site/page';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Disclosure } from '../../screen/Disclosure.tsx';
import { hasVolumeFees } from '../../screen/useVolumeFees.ts';
import { useLeaderboard } from '../leaderboard/leaderboardData.ts';
import { RankFacts } from './RankFacts.tsx';
import { useRankCost } from './rankCost.ts';

/**
 * Cost of the next larger prize of a participant. Closed, so that it doesn't invite to trade more. Renders nothing
 * without such a prize, or if the edition does not offer the campaign.
 */
export function NextPrize({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { data, isLoading } = useLeaderboard(campaign);
  const hasFees = hasVolumeFees(campaign.kind);
  if (!campaign.own) return null;
  const board = data?.pages[0];
  const isHigher = hasFees && board?.own?.prize != null;
  const title = isHigher ? t('higher_prize_cost') : t('next_prize_title');
  if (isLoading) return <div className="next-prize" aria-hidden="true" />;
  const next = board?.next_prize;
  if (!next) return null;
  return (
    <Disclosure className="next-prize" title={title}>
      <RankFacts campaign={campaign} place={next} missing={next.missing} />
      <NextCost campaign={campaign} place={next} />
      {hasFees ? <p className="fees-note">{t('prize_caution')}</p> : null}
    </Disclosure>
  );
}

function NextCost({
  campaign,
  place,
}: {
  campaign: CampaignDetail;
  place: Parameters<typeof useRankCost>[1];
}): ReactElement | null {
  const cost = useRankCost(campaign, place);
  return cost === undefined ? null : <p className="prize-cost">{cost}</p>;
}
