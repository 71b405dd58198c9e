import type { Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';
import { roundScore } from '../leaderboard/leaderboardData.ts';
import type { PrizedRank } from '../PrizeCost.tsx';

/** The score of a rank with a prize, and the trades that a participant lacks, with their estimated fees. */
export function RankFacts({
  campaign,
  place: { rank, score },
  missing,
}: {
  campaign: CampaignDetail;
  place: PrizedRank;
  missing: Value;
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const fees = useVolumeFees(campaign.kind)(missing.amount);
  const plainRank = formatValue({ amount: String(rank), unit: 'count' });
  return (
    <div className="facts rank-facts">
      <dl>
        <Fact name={t('rank_score', { rank: plainRank })}>{formatValue(roundScore(score))}</Fact>
        {fees ? (
          <>
            <Fact name={t('rank_volume')}>{formatValue(roundScore(missing))}</Fact>
            <Fact name={t('rank_fees')}>
              {t('rank_fees_rest', { rest: formatValue(fees.sum), rate: formatValue(fees.rate) })}
            </Fact>
          </>
        ) : null}
      </dl>
    </div>
  );
}
