import type { RewardPreview } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { rewardIcons } from './rewardIcons.ts';
import { useRewardText } from './useRewardText.ts';

/** Type and value of a reward, with the value in a large font. */
export function RewardFigure({ reward }: { reward: RewardPreview }): ReactElement {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  return (
    <p className="reward-figure">
      <Icon name={rewardIcons[reward.type]} size={20} />
      <span>
        <span className="reward-figure__value">{rewardText(reward)}</span>
        {/* For points, the value includes the type already. */}
        {reward.type === 'points' ? null : (
          <span className="reward-figure__kind">{t(`reward_${reward.type}`)}</span>
        )}
      </span>
    </p>
  );
}
