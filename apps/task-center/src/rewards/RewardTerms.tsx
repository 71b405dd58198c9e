import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';

/** Kind of a reward and which part of it can be withdrawn, such as `Coupon · Not withdrawable`. */
export function RewardTerms({
  reward: { type, withdrawal },
}: {
  reward: Pick<RewardPreview, 'type' | 'withdrawal'>;
}): ReactElement {
  const t = useTexts('screen');
  return (
    <>
      {/* The value of points names them. */}
      {type === 'points' ? null : `${t(`reward_${type}`)} · `}
      {t(`withdrawal_${withdrawal}`)}
    </>
  );
}
