import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { OfferTerms } from '../OfferTerms.tsx';
import { RewardFigure } from '../RewardFigure.tsx';

/** What all rows of rewards say, in the same columns: title, amount and kind, terms, and time. */
export function RewardCells({
  reward,
  opened = null,
  title,
  state,
  deadline,
  isClaimed = false,
  isOver = false,
}: {
  reward: RewardPreview;
  /** The reward that was in an opened box. */
  opened?: RewardPreview | null;
  /** Link with the title of the reward, and what belongs to it. */
  title: ReactNode;
  /** Tag with the state. Null if the list names it. */
  state?: ReactNode;
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
      <div className="reward-row__terms">
        {state}
        {isOver ? null : <OfferTerms reward={shown} hasValidity={!isClaimed} />}
      </div>
      <div className="reward-row__time">{deadline}</div>
    </>
  );
}
