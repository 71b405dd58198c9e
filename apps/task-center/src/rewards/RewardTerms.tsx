import { useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';

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
