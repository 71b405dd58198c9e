import { isDerivativesReward, type RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { OfferLine } from './OfferLine.tsx';
import { RewardFigure } from './RewardFigure.tsx';

/**
 * List item with a reward's picture, value and the terms that are not in the legend of the list. Repeats for
 * derivatives what can be withdrawn, beside what a loss takes.
 */
export function RewardCard({
  reward,
  className = '',
  children,
}: {
  reward: RewardPreview;
  className?: string;
  /** Price of the offer. */
  children?: ReactNode;
}): ReactElement {
  return (
    <li className={`value-card reward-card ${className}`} data-kind={reward.type}>
      <RewardFigure reward={reward}>
        <OfferLine reward={reward} hasLegend={!isDerivativesReward(reward)} />
      </RewardFigure>
      {children}
    </li>
  );
}
