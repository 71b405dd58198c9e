import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { isDerivativesReward } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { Phrases } from '../../screen/Phrases.tsx';
import { mostPaid } from '../mostPaid.ts';
import { KindChip, Payable } from '../RewardKind.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { isBox, isPoints } from '../rewardStates.ts';
import type { CountedSum } from './countEqual.ts';
import { SumValue } from './SumValue.tsx';
import { useCovered } from './useCovered.ts';

/** Most sums to list. */
const mostSums = 5;

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
  const { formatValue } = useValueFormat();
  return (
    <div className="claimable-sums">
      <ul className="claimable-list">
        {listedSums(sums).map((sum) => (
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

function ListedSum({ sum }: { sum: CountedSum }): ReactElement {
  const notes = useSumNotes(sum);
  return (
    <li>
      <RewardArt type={sum.type} size={24} />
      <div className="claimable-list__text">
        <div className="claimable-list__sum">
          <SumValue sum={sum} />
          <RewardWorth worth={sum.worth} />
          <KindChip reward={sum} />
        </div>
        {notes.length === 0 ? null : (
          <div className="claimable-note">
            <Phrases of={notes} />
          </div>
        )}
      </div>
    </li>
  );
}

/**
 * Returns what limits or distinguishes a sum: its use, its maximum, what can be withdrawn and what
 * it covers.
 */
function useSumNotes(sum: CountedSum): ReactNode[] {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const covered = useCovered(sum);
  const most = mostPaid(sum);
  const { withdrawal } = sum;
  const isLimited = withdrawal !== 'full' && !isBox(sum);
  const terms = t(`withdrawal_${withdrawal}`);
  return [
    isDerivativesReward(sum) ? t('for_derivatives') : undefined,
    most && t('reward_up_to', { value: formatValue(most) }),
    withdrawal === 'full' ? <Payable>{terms}</Payable> : undefined,
    isLimited ? terms : undefined,
    covered,
  ].filter((note) => note !== undefined);
}

/** Returns the most valuable sums, and always points, which are part of most claims but worth least. */
function listedSums(sums: readonly CountedSum[]): CountedSum[] {
  const points = sums.filter(isPoints);
  const others = sums.filter((sum) => !isPoints(sum));
  return [...others.slice(0, mostSums - points.length), ...points];
}
