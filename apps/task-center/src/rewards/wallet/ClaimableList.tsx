import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsWide } from '../../screen/useIsWide.ts';
import { useKindNotes } from '../RewardKind.tsx';
import { RewardLine } from '../RewardLine.tsx';
import { isPoints } from '../rewardStates.ts';
import type { CountedSum } from './countEqual.ts';
import { SumValue } from './SumValue.tsx';
import { useCovered } from './useCovered.ts';

/** Most sums to list. On phones, the button should be in the first screenful. */
const mostSums = { phone: 2, wide: 5 } as const;

/** The sums after the most valuable one, a row each, and a link to the rewards that they consist of. */
export function ClaimableList({
  sums,
  count,
  path,
}: {
  sums: readonly CountedSum[];
  /** Number of all claimable rewards. */
  count: number;
  /** Page that lists the rewards. Undefined on that page. */
  path: string | undefined;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const isWide = useIsWide();
  const { formatValue } = useValueFormat();
  return (
    <div className="claimable-sums">
      <ul className="claimable-list">
        {listedSums(sums, mostSums[isWide ? 'wide' : 'phone']).map((sum) => (
          <ListedSum key={sum.key} sum={sum} />
        ))}
      </ul>
      {path === undefined ? null : (
        <a className="claimable-list__all" href={pathFrom(page, path)}>
          {t('view_all', { amount: formatValue({ amount: String(count), unit: 'count' }) })}
          <Icon name="chevronEnd" size={16} />
        </a>
      )}
    </div>
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
