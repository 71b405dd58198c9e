import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { useExampleText } from '../RewardExample.tsx';
import { RewardKind } from '../RewardKind.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { isPoints } from '../rewardStates.ts';
import { useCapital } from '../useRewardText.ts';
import type { CountedSum } from './countEqual.ts';
import { SumValue } from './SumValue.tsx';
import { useCovered } from './useCovered.ts';

/** The most valuable sum of the claimable rewards in a large font, with which part of it can be withdrawn. */
export function ClaimableFigure({
  sum,
  pointsBuy,
}: {
  sum: CountedSum;
  /** Cheapest offer of the shop for points. */
  pointsBuy: RewardPreview['buys'];
}): ReactElement {
  return (
    <div className="claimable-figure">
      <RewardArt type={sum.type} size={96} />
      <div className="claimable-figure__text">
        <SumValue key={sum.key} sum={sum} />
        <div className="claimable-figure__notes">
          <RewardWorth worth={sum.worth} />
          <RewardKind reward={sum} hasWithdrawal />
        </div>
      </div>
      <SumWorth sum={sum} pointsBuy={pointsBuy} />
    </div>
  );
}

/** Worth of a sum that can't be withdrawn: the trades whose fees it covers, or the offer of the shop that it buys. */
function SumWorth({
  sum,
  pointsBuy,
}: {
  sum: CountedSum;
  /** Cheapest offer of the shop for points. */
  pointsBuy: RewardPreview['buys'];
}): ReactElement | null {
  const capital = useCapital();
  const covered = useCovered(sum);
  const buys = useExampleText({ ...sum, buys: isPoints(sum) ? pointsBuy : null });
  const text = covered ?? (isPoints(sum) ? buys : undefined);
  return text === undefined ? null : <p className="claimable-note">{capital(text)}</p>;
}
