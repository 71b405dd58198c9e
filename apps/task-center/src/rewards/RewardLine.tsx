import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { Phrases } from '../screen/Phrases.tsx';
import { KindChip } from './RewardKind.tsx';
import { RewardWorth } from './RewardWorth.tsx';

/** Reward in a list without cards: its value and kind in a line, and its notes in the next one. */
export function RewardLine({
  reward,
  value,
  notes,
  children,
}: {
  reward: Pick<RewardPreview, 'type' | 'withdrawal' | 'worth'>;
  value: ReactNode;
  notes: readonly ReactNode[];
  /** Further lines. */
  children?: ReactNode;
}): ReactElement {
  return (
    <li className="reward-line">
      <RewardArt type={reward.type} size={24} />
      <div className="reward-line__value">
        <strong>{value}</strong>
        <RewardWorth worth={reward.worth} />
        <KindChip reward={reward} />
      </div>
      {notes.length === 0 ? null : (
        <div className="reward-line__notes">
          <Phrases of={notes} />
        </div>
      )}
      {children}
    </li>
  );
}
