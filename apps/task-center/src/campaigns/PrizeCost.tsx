import { compareDecimals, multiplyDecimals, type Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { useRewardText } from '../rewards/useRewardText.ts';
import { MarkedNote } from '../screen/MarkedNote.tsx';
import { useVolumeFees } from '../screen/useVolumeFees.ts';
import { useFeesReachPrize } from './useFeesReachPrize.ts';

/** A rank with a prize, and its score now. */
export interface PrizedRank {
  rank: number;
  prize: Value;
  score: Value;
}

/**
 * Rounded fees or friends that the score of a rank takes, and its prize, with a mark if the fees are as high as the
 * prize. Renders nothing for other activities without fees.
 */
export function PrizeCost({
  campaign: { kind, prize_kind: prizeKind },
  place: { rank, prize, score },
  children,
}: {
  campaign: Pick<Campaign, 'kind' | 'prize_kind'>;
  place: PrizedRank;
  /** Further sentences about the fees. */
  children?: ReactNode;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const fees = useVolumeFees(kind)(score.amount);
  const feesReachPrize = useFeesReachPrize(kind)(score, prize);
  const rankAndPrize = {
    rank: formatValue({ amount: String(rank), unit: 'count' }),
    prize: rewardText({ ...prizeKind, value: prize }),
  };
  if (kind === 'invite') {
    return (
      <p className="prize-cost">
        {t('rank_friends', { ...rankAndPrize, amount: formatValue(score) })}
      </p>
    );
  }
  if (!fees) return null;
  return (
    <MarkedNote className="prize-cost" hasSign={feesReachPrize}>
      {t('rank_cost', { ...rankAndPrize, fees: formatValue(rounded(fees.sum)) })}
      {children}
    </MarkedNote>
  );
}

/** Rounds a sum of at least 10 to a whole number. */
function rounded({ amount, unit }: Value): Value {
  return {
    amount: compareDecimals(amount, '10') < 0 ? amount : multiplyDecimals(amount, '1', 0),
    unit,
  };
}
