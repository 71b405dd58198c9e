import { compareDecimals, multiplyDecimals, type Value } from '@exchange/exchange-api';
import { stablecoin, tradingFees } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { roundScore } from '../leaderboard/leaderboardData.ts';

/**
 * What it takes to reach a rank with a prize: its score, the estimated fees of the trades that are missing, and whether
 * these are higher than the prize.
 */
export function RankFacts({
  campaign: { kind, prize_kind: prizeKind },
  name,
  rank,
  score,
  prize,
  volume = score.amount,
  children,
}: {
  campaign: CampaignDetail;
  name: string;
  rank: number;
  score: Value;
  prize: Value;
  /** What is missing. Default: the whole score. */
  volume?: string;
  /** What else the customer should know before paying fees. */
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const fees = useFees(kind, volume);
  const isDear = fees !== undefined && compareDecimals(fees.sum.amount, prize.amount) > 0;
  return (
    <div className="facts rank-facts">
      <dl>
        <Fact name={name}>{formatValue({ amount: String(rank), unit: 'count' })}</Fact>
        <Fact name={t('rank_score')}>{formatValue(roundScore(score))}</Fact>
        {fees ? (
          <Fact name={t('rank_fees')}>
            {formatValue(fees.sum)} ({formatValue(fees.rate)})
          </Fact>
        ) : null}
      </dl>
      {isDear ? (
        <p>
          {t('fees_above_prize', { prize: rewardText({ type: prizeKind.type, value: prize }) })}
        </p>
      ) : null}
      {fees && children ? <p>{children}</p> : null}
    </div>
  );
}

/** Fees of a volume in the edition's coin, rounded to cents. Undefined for activities without fees on volume. */
function useFees(kind: CampaignDetail['kind'], volume: string) {
  const edition = useServices()?.edition;
  if (!edition || (kind !== 'trade' && kind !== 'derivatives')) return undefined;
  const rate = tradingFees[edition][kind];
  const amount = multiplyDecimals(volume, rate, 2);
  if (compareDecimals(amount, '0') <= 0) return undefined;
  return { sum: { amount, unit: stablecoin[edition] }, rate: { amount: rate, unit: 'ratio' } };
}
