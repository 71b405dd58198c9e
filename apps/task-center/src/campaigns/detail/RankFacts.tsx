import { subtractDecimals, type Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';
import { roundScore } from '../leaderboard/leaderboardData.ts';
import type { PrizedRank } from '../PrizeCost.tsx';
import { isReached } from '../useIsDear.ts';

/** The score of a rank with a prize, the estimated fees of the trades that are missing, and those of the whole score. */
export function RankFacts({
  campaign,
  place: { rank, score, prize },
  volume = score.amount,
}: {
  campaign: CampaignDetail;
  place: PrizedRank;
  /** Volume that is missing. Default: the whole score. */
  volume?: string;
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const feesOf = useVolumeFees(campaign.kind);
  const fees = feesOf(volume);
  const total = feesOf(score.amount);
  const hasPart = volume !== score.amount;
  // Otherwise, the fact says it.
  const below = hasPart && !isReached(total, prize) ? total : undefined;
  const plainRank = formatValue({ amount: String(rank), unit: 'count' });
  return (
    <div className="facts rank-facts">
      <dl>
        <Fact name={t('rank_score', { rank: plainRank })}>{formatValue(roundScore(score))}</Fact>
        {fees ? (
          <Fact name={t('rank_fees')}>
            {hasPart
              ? t('rank_fees_rest', {
                  rest: formatValue(fees.sum),
                  rate: formatValue(fees.rate),
                })
              : `${formatValue(fees.sum)} (${formatValue(fees.rate)})`}
          </Fact>
        ) : null}
      </dl>
      {total && isReached(total, prize) ? <FeesAbovePrize fees={total.sum} prize={prize} /> : null}
      {below ? (
        <p>{t('fees_below_prize', { fees: formatValue(below.sum), prize: formatValue(prize) })}</p>
      ) : null}
    </div>
  );
}

/** Amount by which the fees exceed the prize, or a note that they are as high. */
function FeesAbovePrize({ fees, prize }: { fees: Value; prize: Value }): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const excess = subtractDecimals(fees.amount, prize.amount);
  const values = { fees: formatValue(fees), prize: formatValue(prize) };
  return (
    <p className="rank-facts__dear">
      <Icon name="alert" size={16} />
      <strong>
        {excess === '0'
          ? t('fees_equal_prize', values)
          : t('fees_above_prize', {
              ...values,
              excess: formatValue({ ...prize, amount: excess }),
            })}
      </strong>
    </p>
  );
}
