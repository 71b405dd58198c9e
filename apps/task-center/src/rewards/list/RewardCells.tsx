import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { OfferLine } from '../OfferLine.tsx';
import { RewardFigure } from '../RewardFigure.tsx';
import { RewardTimes } from '../RewardTimes.tsx';

/** Columns of all rows of rewards: title, amount and kind, time, and terms. */
export function RewardCells({
  reward,
  opened = null,
  title,
  deadline,
  isClaimed = false,
  isOver = false,
}: {
  reward: RewardPreview;
  /** The reward that was in an opened box. */
  opened?: RewardPreview | null;
  /** Link with the title of the reward, and what belongs to it. */
  title: ReactNode;
  /** Deadline, or another time that matters. */
  deadline: ReactNode;
  /** Whether the time to use it has started, so that its end is the deadline. */
  isClaimed?: boolean;
  /** Whether nothing of it is left, so that its terms don't matter. */
  isOver?: boolean;
}): ReactElement {
  const shown = opened ?? reward;
  return (
    <>
      <div className="reward-row__name">{title}</div>
      <RewardFigure reward={reward} opened={opened} />
      <RewardTimes reward={shown} isClaimed={isOver || isClaimed}>
        {deadline}
      </RewardTimes>
      {isOver ? null : <OfferLine reward={shown} hasValidity={false} />}
    </>
  );
}
