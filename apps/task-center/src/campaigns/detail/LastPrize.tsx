import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Phrases } from '../../screen/Phrases.tsx';
import { hasVolumeFees, useVolumeFees } from '../../screen/useVolumeFees.ts';
import { roundScore } from '../leaderboard/leaderboardData.ts';
import { PrizeCost } from '../PrizeCost.tsx';

/**
 * The smallest prize of a campaign: the fees, friends or score that it takes now, and that no rank is certain. Before
 * there are scores, who pays the fees. Renders nothing after the end.
 */
export function LastPrize({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const { kind, state, last_prize: last } = campaign;
  const feesOf = useVolumeFees(kind);
  const hasFees = hasVolumeFees(kind);
  if (state !== 'ongoing' && state !== 'upcoming') return null;
  if (!last || (hasFees && !feesOf(last.score.amount))) {
    return hasFees ? <p className="prize-cost">{t('own_fees')}</p> : null;
  }
  if (hasFees || kind === 'invite') {
    return (
      <PrizeCost campaign={campaign} place={last}>
        {` ${t('prize_caution')}`}
      </PrizeCost>
    );
  }
  const rank = formatValue({ amount: String(last.rank), unit: 'count' });
  const score = formatValue(roundScore(last.score));
  return (
    <p className="prize-cost">
      <Phrases
        of={[
          t('last_prize_title', { prize: formatValue(last.prize) }),
          `${t('rank_score', { rank })}: ${score}`,
        ]}
      />
    </p>
  );
}
