import type { Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';
import { roundScore } from '../leaderboard/leaderboardData.ts';
import type { PrizedRank } from '../PrizeCost.tsx';

/** The score of a rank with a prize, and the estimated fees of it, or of the trades that are missing. */
export function RankFacts({
  campaign,
  place: { rank, score },
  missing,
}: {
  campaign: CampaignDetail;
  place: PrizedRank;
  /** Volume that a participant lacks. */
  missing?: Value;
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const fees = useVolumeFees(campaign.kind)((missing ?? score).amount);
  const plainRank = formatValue({ amount: String(rank), unit: 'count' });
  return (
    <div className="facts rank-facts">
      <dl>
        <Fact name={t('rank_score', { rank: plainRank })}>{formatValue(roundScore(score))}</Fact>
        {fees && missing ? (
          <Fact name={t('rank_volume')}>{formatValue(roundScore(missing))}</Fact>
        ) : null}
        {fees ? (
          <Fact name={t('rank_fees')}>
            {missing
              ? t('rank_fees_rest', {
                  rest: formatValue(fees.sum),
                  rate: formatValue(fees.rate),
                })
              : `${formatValue(fees.sum)} (${formatValue(fees.rate)})`}
          </Fact>
        ) : null}
      </dl>
    </div>
  );
}
