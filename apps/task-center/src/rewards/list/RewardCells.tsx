import { useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { OfferLine } from '../OfferLine.tsx';
import { RewardFigure } from '../RewardFigure.tsx';
import { useDaysToUse } from '../useRewardText.ts';

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
      <div className="reward-row__time">
        {deadline}
        {isOver || isClaimed ? null : <TimeToUse reward={shown} />}
      </div>
      {isOver ? null : <OfferLine reward={shown} hasValidity={false} />}
    </>
  );
}

/** The time to use a reward, which starts with its claim. Renders nothing if no time starts. */
function TimeToUse({ reward }: { reward: RewardPreview }): ReactElement | null {
  const t = useTexts('screen');
  const days = useDaysToUse()(reward);
  if (days === undefined) return null;
  return (
    <>
      {' '}
      <span className="reward-row__dot">·</span> <span>{t('then_to_use', { days })}</span>
    </>
  );
}
