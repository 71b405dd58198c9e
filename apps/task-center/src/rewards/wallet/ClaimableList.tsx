import { useIsWide } from '../../screen/useIsWide.ts';
import type { ReactElement } from 'react';
import { useKindNotes } from '../RewardKind.tsx';
import { RewardLine } from '../RewardLine.tsx';
import { isPoints } from '../rewardStates.ts';
import type { CountedSum } from './countEqual.ts';
import { SumValue } from './SumValue.tsx';
import { useCovered } from './useCovered.ts';

/** Most sums to list. On phones, the button should be in the first screenful. */
const mostSums = { phone: 2, wide: 4 } as const;

/** The sums after the most valuable one. */
export function ClaimableList({ sums }: { sums: readonly CountedSum[] }): ReactElement {
  const isWide = useIsWide();
  return (
    <ul className="claimable-list">
      {listedSums(sums, mostSums[isWide ? 'wide' : 'phone']).map((sum) => (
        <ListedSum key={sum.key} sum={sum} />
      ))}
    </ul>
  );
}

/** A sum, with what limits or distinguishes it. Phones name only the trades that a coupon covers. */
function ListedSum({ sum }: { sum: CountedSum }): ReactElement {
  const isWide = useIsWide();
  const covered = useCovered(sum);
  const kindNotes = useKindNotes(sum, { hasWithdrawal: covered === undefined || isWide });
  const notes = covered === undefined ? kindNotes : [...kindNotes, covered];
  return <RewardLine reward={sum} value={<SumValue sum={sum} />} notes={notes} />;
}

/** Returns the most valuable sums, and always points, which are part of most claims but worth least. */
function listedSums(sums: readonly CountedSum[], most: number): CountedSum[] {
  const points = sums.filter(isPoints);
  const others = sums.filter((sum) => !isPoints(sum));
  return [...others.slice(0, most - points.length), ...points];
}
