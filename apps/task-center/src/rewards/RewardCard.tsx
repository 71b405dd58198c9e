import { useTexts } from '@exchange/site/page';
import { rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { LimitLine } from './LimitLine.tsx';
import { mostOf } from './mostOf.ts';
import { KindChip, KindNotes } from './RewardKind.tsx';
import { RewardExample } from './RewardExample.tsx';
import { useRewardHeadline } from './useRewardText.ts';

/** List item with a reward's picture, value and limits, in the colour of its kind. */
export function RewardCard({
  reward,
  hasChip = false,
  hasExample = false,
  cost,
  className = '',
  children,
}: {
  reward: RewardPreview;
  /** Whether a press on the kind explains it. */
  hasChip?: boolean;
  /** Whether to say what the reward is worth, as an example. */
  hasExample?: boolean;
  /** What the reward takes, above what the customer keeps of it. */
  cost?: ReactNode;
  className?: string;
  /** What leads to the reward, such as its price. */
  children: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  const rewardHeadline = useRewardHeadline();
  const kind = rewardTypeFacts[reward.type].isNamedByUnit ? null : (
    <span>{t(`reward_${reward.type}`)}</span>
  );
  return (
    <li className={`value-card reward-card ${className}`} data-kind={reward.type}>
      <RewardArt type={reward.type} size={56} />
      <strong>{rewardHeadline(mostOf(reward))}</strong>
      {hasChip ? <KindChip reward={reward} /> : kind}
      <KindNotes reward={reward} />
      {cost}
      {hasExample ? <RewardExample reward={reward} isLong /> : null}
      <LimitLine reward={reward} />
      {children}
    </li>
  );
}
