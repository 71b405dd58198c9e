import { compareDecimals, multiplyDecimals, type Value } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
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
 * Rounded fees of the score of a rank, and its prize, with a mark if the fees are as high as the prize. Renders nothing
 * for activities without fees.
 */
export function PrizeCost({
  campaign: { kind, prize_kind: prizeKind },
  place: { rank, prize, score },
}: {
  campaign: Pick<Campaign, 'kind' | 'prize_kind'>;
  place: PrizedRank;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const fees = useVolumeFees(kind)(score.amount);
  const feesReachPrize = useFeesReachPrize(kind)(score, prize);
  if (!fees) return null;
  return (
    <MarkedNote className="prize-cost" hasSign={feesReachPrize}>
      {t('rank_cost', {
        rank: formatValue({ amount: String(rank), unit: 'count' }),
        fees: formatValue(rounded(fees.sum)),
        prize: rewardText({ ...prizeKind, value: prize }),
      })}
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
