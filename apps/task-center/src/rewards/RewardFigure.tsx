import { useTexts } from '@exchange/site-page';
import type { RewardPreview } from '@exchange/task-center-api';
import { useState, type ReactElement } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { RewardTerms } from './RewardTerms.tsx';
import { useRewardValue } from './useRewardText.ts';

/** Value of a reward in a large font, with its kind and which part of it can be withdrawn. */
export function RewardFigure({
  reward,
  isOpened = false,
}: {
  reward: RewardPreview;
  /** Whether the reward is a mystery box that has been opened. A change to true is animated. */
  isOpened?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const rewardValue = useRewardValue();
  const [wasOpened] = useState(isOpened);
  const isBox = reward.type === 'mystery_box';
  return (
    <p className="reward-figure">
      <span className="reward-figure__art" data-opening={(isOpened && !wasOpened) || undefined}>
        <RewardArt type={reward.type} size={32} isOpened={isOpened} />
      </span>
      <span>
        <span className="reward-figure__value">
          {isBox ? t('reward_mystery_box') : rewardValue(reward)}
        </span>
        <span className="reward-figure__kind">
          {isBox ? rewardValue(reward) : <RewardTerms reward={reward} />}
        </span>
      </span>
    </p>
  );
}
