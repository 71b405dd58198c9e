import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { RewardFigure } from '../RewardFigure.tsx';
import { LimitLine } from '../LimitLine.tsx';

/** Row of the claim sheet and of the receipt. */
export function ClaimRow({
  reward,
  children,
}: {
  reward: RewardPreview;
  children: ReactNode;
}): ReactElement {
  return (
    <li>
      <RewardFigure reward={reward} />
      <LimitLine reward={reward} />
      <div className="claim-list__foot">{children}</div>
    </li>
  );
}
