import { compareDecimals, subtractDecimals, type Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ExampleFact } from '../../rewards/RewardExample.tsx';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { useVolumeFees, type VolumeFees } from '../../screen/useVolumeFees.ts';
import { roundScore } from '../leaderboard/leaderboardData.ts';

/**
 * Facts about a rank with a prize: its score, the estimated fees of the trades that are missing, who pays them, and what
 * the prize is worth, or by how much the fees of the whole score exceed it.
 */
export function RankFacts({
  campaign,
  name,
  rank,
  score,
  prize,
  volume = score.amount,
}: {
  campaign: CampaignDetail;
  name: string;
  rank: number;
  score: Value;
  prize: Value;
  /** Volume that is missing. Default: the whole score. */
  volume?: string;
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const feesOf = useVolumeFees(campaign.kind);
  const fees = feesOf(volume);
  const total = feesOf(score.amount);
  const whoPays = campaign.prize_kind.withdrawal === 'full' ? t('own_fees') : t('prize_caution');
  const plainRank = formatValue({ amount: String(rank), unit: 'count' });
  return (
    <div className="facts rank-facts">
      <dl>
        <Fact name={name}>{plainRank}</Fact>
        <Fact name={t('rank_score', { rank: plainRank })}>{formatValue(roundScore(score))}</Fact>
        {fees ? (
          <Fact name={t('rank_fees')}>
            {total && volume !== score.amount
              ? t('rank_fees_rest', {
                  rest: formatValue(fees.sum),
                  total: formatValue(total.sum),
                  rate: formatValue(fees.rate),
                })
              : `${formatValue(fees.sum)} (${formatValue(fees.rate)})`}
          </Fact>
        ) : null}
      </dl>
      {isReached(total, prize) ? (
        <FeesAbovePrize campaign={campaign} fees={total.sum} prize={prize} />
      ) : (
        <dl className="offer-terms">
          <ExampleFact reward={{ ...campaign.prize_kind, value: prize }} />
        </dl>
      )}
      {fees ? <p>{whoPays}</p> : null}
    </div>
  );
}

/** Amount by which the fees exceed the prize, or a note that they are as high. */
function FeesAbovePrize({
  campaign,
  fees,
  prize,
}: {
  campaign: CampaignDetail;
  fees: Value;
  prize: Value;
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const excess = subtractDecimals(fees.amount, prize.amount);
  const values = {
    fees: formatValue(fees),
    prize: rewardText({ type: campaign.prize_kind.type, value: prize }),
  };
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

const isReached = (fees: VolumeFees | undefined, prize: Value): fees is VolumeFees =>
  fees !== undefined && compareDecimals(fees.sum.amount, prize.amount) >= 0;

/** Returns a function that checks whether the fees of a score are as high as its prize, or higher. */
export function useIsDear(kind: CampaignDetail['kind']): (score: Value, prize: Value) => boolean {
  const feesOf = useVolumeFees(kind);
  return (score, prize) => isReached(feesOf(score.amount), prize);
}
