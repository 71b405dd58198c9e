import type { RewardPreview } from '@exchange/task-center-api';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { RewardKind } from './RewardKind.tsx';
import { RewardWorth } from './RewardWorth.tsx';
import { isBox } from './rewardStates.ts';
import { useRewardHeadline, useRewardValue } from './useRewardText.ts';

/**
 * Value of a reward in a large font, with its kind and which part of it can be withdrawn. For a mystery box that was
 * opened, those of the reward that was in it.
 */
export function RewardFigure({
  reward,
  art,
  opened = null,
  isHero = false,
}: {
  reward: RewardPreview;
  /** Object in place of the reward's. */
  art?: ReactNode;
  /** Content of an opened box. A change from null is animated. */
  opened?: RewardPreview | null;
  /** Whether it is the most important figure of the page. */
  isHero?: boolean;
}): ReactElement {
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  const isOpened = opened !== null;
  const [wasOpened] = useState(isOpened);
  const shown = opened ?? reward;
  return (
    <div className="reward-figure" data-rank={isHero ? 'hero' : undefined}>
      <span className="reward-figure__art" data-opening={(isOpened && !wasOpened) || undefined}>
        {art ?? <RewardArt type={reward.type} size={isHero ? 72 : 32} isOpened={isOpened} />}
      </span>
      <span>
        <span className="reward-figure__value">{rewardHeadline(shown)}</span>
        <RewardWorth worth={shown.worth} />
        <span className="reward-figure__kind">
          {isBox(shown) ? rewardValue(shown) : <RewardKind reward={shown} />}
        </span>
      </span>
    </div>
  );
}
