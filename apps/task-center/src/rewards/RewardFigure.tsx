import { useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import { useState, type ReactElement } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { RewardKind } from './RewardKind.tsx';
import { useRewardValue } from './useRewardText.ts';

/**
 * Value of a reward in a large font, with its kind and which part of it can be withdrawn. For a mystery box that was
 * opened, those of the reward that was in it.
 */
export function RewardFigure({
  reward,
  opened = null,
}: {
  reward: RewardPreview;
  /** Content of an opened box. A change from null is animated. */
  opened?: RewardPreview | null;
}): ReactElement {
  const t = useTexts('screen');
  const rewardValue = useRewardValue();
  const isOpened = opened !== null;
  const [wasOpened] = useState(isOpened);
  const shown = opened ?? reward;
  const isClosedBox = shown.type === 'mystery_box';
  return (
    <div className="reward-figure">
      <span className="reward-figure__art" data-opening={(isOpened && !wasOpened) || undefined}>
        <RewardArt type={reward.type} size={32} isOpened={isOpened} />
      </span>
      <span>
        <span className="reward-figure__value">
          {isClosedBox ? t('reward_mystery_box') : rewardValue(shown)}
        </span>
        <span className="reward-figure__kind">
          {isClosedBox ? rewardValue(shown) : <RewardKind reward={shown} />}
        </span>
      </span>
    </div>
  );
}
