import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import type { TaskNeed } from '../screen/needPhrases.ts';
import { OfferLine } from './OfferLine.tsx';
import { RewardFigure } from './RewardFigure.tsx';

/** List item with a reward's picture, value and terms. */
export function RewardCard({
  reward,
  task,
  title,
  className = '',
  children,
}: {
  reward: RewardPreview;
  /** The task that leads to it. Undefined for offers of the shop. */
  task?: TaskNeed;
  /** Link to the task. */
  title?: ReactNode;
  className?: string;
  /** Price of an offer, or the condition and the deadline of the task. */
  children?: ReactNode;
}): ReactElement {
  return (
    <li className={`value-card reward-card ${className}`} data-kind={reward.type}>
      {title ? <h3 className="reward-card__title">{title}</h3> : null}
      <RewardFigure reward={reward} />
      <OfferLine reward={reward} task={task} />
      {children}
    </li>
  );
}
