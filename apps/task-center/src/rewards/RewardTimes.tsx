import { useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { Phrases } from '../screen/Phrases.tsx';
import { useDaysToUse } from './useRewardText.ts';

/** Time that matters of a reward in a list, and the time to use it, which starts with its claim. */
export function RewardTimes({
  reward,
  isClaimed,
  children,
}: {
  reward: Pick<RewardPreview, 'type' | 'validity_days'>;
  /** Whether the time to use it has started, so that its end is the deadline. */
  isClaimed: boolean;
  /** Deadline, or another time that matters. */
  children: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  const days = useDaysToUse()(reward);
  return (
    <div className="reward-times">
      <Phrases
        of={isClaimed || days === undefined ? [children] : [children, t('then_to_use', { days })]}
      />
    </div>
  );
}
