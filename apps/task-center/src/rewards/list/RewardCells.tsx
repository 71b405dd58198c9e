import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { RewardFigure } from '../RewardFigure.tsx';
import { RewardTimes } from '../RewardTimes.tsx';

/**
 * Parts of all rows of rewards: title, amount and kind, and time. The legend of the list has the terms of the kinds.
 */
export function RewardCells({
  reward,
  opened = null,
  title,
  deadline,
  isClaimed = false,
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
}): ReactElement {
  const shown = opened ?? reward;
  return (
    <>
      <div className="reward-row__name">{title}</div>
      <RewardFigure reward={reward} opened={opened} isListed />
      <RewardTimes reward={shown} isClaimed={isClaimed}>
        {deadline}
      </RewardTimes>
    </>
  );
}
