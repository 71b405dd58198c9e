import type { RewardPreview } from '@exchange/task-center-api';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { KindChip, KindNotes } from './RewardKind.tsx';
import { RewardWorth } from './RewardWorth.tsx';
import { isBox } from './rewardStates.ts';
import { useRewardHeadline, useRewardValue } from './useRewardText.ts';

/**
 * Value of a reward with its kind, both in a large font, and which part of it can be withdrawn. For a mystery box that
 * was opened, those of the reward that was in it.
 */
export function RewardFigure({
  reward,
  art,
  opened = null,
  isHero = false,
  hasTerms = isHero,
  isOver = false,
}: {
  reward: RewardPreview;
  /** Object in place of the reward's. */
  art?: ReactNode;
  /** Content of an opened box. A change from null is animated. */
  opened?: RewardPreview | null;
  /** Whether it is the most important figure of the page. */
  isHero?: boolean;
  /** Whether to also say what can't be withdrawn. */
  hasTerms?: boolean;
  /** Whether nothing of the reward is left, which subdues the figure. */
  isOver?: boolean;
}): ReactElement {
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  const isOpened = opened !== null;
  const [wasOpened] = useState(isOpened);
  const shown = opened ?? reward;
  return (
    <div
      className="reward-figure"
      data-rank={isHero ? 'hero' : undefined}
      data-over={isOver || undefined}
    >
      <span className="reward-figure__art" data-opening={(isOpened && !wasOpened) || undefined}>
        {art ?? <RewardArt type={reward.type} size={isHero ? 72 : 32} isOpened={isOpened} />}
      </span>
      <div className="reward-figure__text">
        <div className="reward-figure__line">
          <span className="reward-figure__value">{rewardHeadline(shown)}</span>
          <KindChip reward={shown} />
        </div>
        <div className="reward-figure__notes">
          <RewardWorth worth={shown.worth} />
          {isBox(shown) ? (
            rewardValue(shown)
          ) : (
            <KindNotes reward={shown} hasWithdrawal={hasTerms} />
          )}
        </div>
      </div>
    </div>
  );
}
