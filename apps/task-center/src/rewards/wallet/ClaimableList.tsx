import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { Disclosure } from '../../screen/Disclosure.tsx';
import { RewardKind } from '../RewardKind.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { isPoints } from '../rewardStates.ts';
import type { CountedSum } from './countEqual.ts';
import { groupedSums } from './groupedSums.ts';
import { OtherSums } from './OtherSums.tsx';
import { SumValue } from './SumValue.tsx';

/** Most sums to list, besides points. */
const mostSums = 6;

/**
 * The other sums by what they are for, the most valuable ones of each group first, with what can be
 * withdrawn, and a link to the rewards that they consist of.
 */
export function ClaimableList({
  best,
  sums,
  count,
  path,
  isFolded,
}: {
  /** The most valuable sum. */
  best: CountedSum;
  /** The other sums. */
  sums: readonly CountedSum[];
  /** Number of all claimable rewards. */
  count: number;
  /** Page that lists the rewards. */
  path: string;
  isFolded: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatValue } = useValueFormat();
  const groups = groupedSums(listedSums(sums));
  const list = (
    <>
      <div className="claimable-groups">
        {groups.map(({ title, namesUse, withdrawal, sums: group }) => (
          <section key={title} className="claimable-group">
            <div className="claimable-group__name">
              <h3>{t(title)}</h3>
              {withdrawal ? <p>{t(withdrawal)}</p> : null}
            </div>
            <ul className="claimable-list">
              {group.map((sum) => (
                <ListedSum key={sum.key} sum={sum}>
                  <RewardKind reward={sum} hasWithdrawal={!withdrawal} hasUse={!namesUse} />
                </ListedSum>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <a className="claimable-list__all" href={pathFrom(page, path)}>
        {t('view_all', { amount: formatValue({ amount: String(count), unit: 'count' }) })}
        <Icon name="chevronEnd" size={16} />
      </a>
    </>
  );
  return (
    <div className="claimable-sums">
      {isFolded ? (
        <Disclosure
          className="task-more claimable-more"
          title={<OtherSums best={best} sums={sums} count={count} />}
        >
          {list}
        </Disclosure>
      ) : (
        list
      )}
    </div>
  );
}

function ListedSum({
  sum,
  children,
}: {
  sum: CountedSum;
  /** Kind of the sum. */
  children: ReactElement;
}): ReactElement {
  return (
    <li>
      <RewardArt type={sum.type} size={32} />
      <div className="claimable-list__sum">
        <SumValue sum={sum} />
        <RewardWorth worth={sum.worth} />
        {children}
      </div>
    </li>
  );
}

/** Returns the most valuable sums, and always points, which are part of most claims but worth least. */
function listedSums(sums: readonly CountedSum[]): CountedSum[] {
  return sums.filter((sum, index) => index < mostSums || isPoints(sum));
}
