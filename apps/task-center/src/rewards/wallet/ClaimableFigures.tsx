import { CountUp } from '@exchange/site/page/count-up';
import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { RewardExample } from '../RewardExample.tsx';
import { RewardKind } from '../RewardKind.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { isBox } from '../rewardStates.ts';
import { useCapital, useRewardHeadline, useRewardText, useRewardValue } from '../useRewardText.ts';
import { Phrases } from '../../screen/Phrases.tsx';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import type { CountedSum } from './countEqual.ts';
import { groupedSums } from './groupedSums.ts';

/** Most sums to list below the most valuable one, besides points, which are part of most claims and worth least. */
const mostSums = 6;

/** The most valuable sum of the claimable rewards in a large font, with which part of it can be withdrawn. */
export function ClaimableFigure({
  sum,
  pointsBuy,
  children,
}: {
  sum: CountedSum;
  /** Cheapest offer of the shop for points. */
  pointsBuy: RewardPreview['buys'];
  /** The other sums in words. */
  children: ReactNode;
}): ReactElement {
  return (
    <div className="claimable-figure">
      <RewardArt type={sum.type} size={72} />
      <div className="claimable-figure__text">
        <SumValue key={sum.key} sum={sum} />
        <div className="claimable-figure__notes">
          <RewardWorth worth={sum.worth} />
          <RewardKind reward={sum} withdrawal="long" />
        </div>
        <SumWorth sum={sum} pointsBuy={pointsBuy} />
        {children}
      </div>
    </div>
  );
}

/**
 * Number of the rewards that the most valuable sum does not contain, with their amounts and kinds.
 * Names rates and amounts that may be less by their kind alone, because they need more words. Has no number if the sum contains several, because it would be read as a number of the same kind.
 */
export function OtherSums({
  best,
  sums,
  count,
  isNamed = true,
}: {
  /** The most valuable sum. */
  best: CountedSum;
  /** The other sums. */
  sums: readonly CountedSum[];
  /** Number of all claimable rewards. */
  count: number;
  /** False where a list shows the amounts. */
  isNamed?: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const more = best.rewards === 1 ? count - best.count : 0;
  const isNamedByKind = ({ value, up_to: isMost }: CountedSum) => value.unit === 'ratio' || isMost;
  const names = new Set(
    (isNamed ? sums : []).map((sum) =>
      isNamedByKind(sum) ? t(`reward_${sum.type}`) : rewardText(sum),
    ),
  );
  const [first, ...others] = names;
  if (more <= 0) {
    if (first === undefined) return null;
    return (
      <span className="claimable-others">
        <Phrases of={[`+ ${first}`, ...others]} />
      </span>
    );
  }
  return (
    <span className="claimable-others">
      <span className="claimable-others__count">
        {t('and_more', { amount: formatValue({ amount: String(more), unit: 'count' }) })}
      </span>{' '}
      <Phrases of={[...names]} />
    </span>
  );
}

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
  const groups = groupedSums(
    sums.filter(({ type }, index) => index < mostSums || rewardTypeFacts[type].isNamedByUnit),
  );
  const list = (
    <>
      <div className="claimable-groups">
        {groups.map(({ name, withdrawal, sums: group }) => (
          <section key={name} className="claimable-group">
            <div className="claimable-group__name">
              <h3>{name === 'derivatives' ? t('for_derivatives') : t(`sums_${name}`)}</h3>
              {withdrawal ? <p>{t(withdrawal)}</p> : null}
            </div>
            <ul className="claimable-list">
              {group.map((sum) => (
                <ListedSum key={sum.key} sum={sum}>
                  <RewardKind
                    reward={sum}
                    withdrawal={withdrawal ? undefined : 'long'}
                    hasUse={name !== 'derivatives'}
                  />
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
        <details className="task-more claimable-more">
          <summary>
            <OtherSums best={best} sums={sums} count={count} />
          </summary>
          {list}
        </details>
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

/** Worth of a sum that can't be withdrawn: the trades whose fees it covers, or the offer of the shop that it buys. */
function SumWorth({
  sum,
  pointsBuy,
}: {
  sum: CountedSum;
  /** Cheapest offer of the shop for points. */
  pointsBuy: RewardPreview['buys'];
}): ReactElement | null {
  if (sum.withdrawal !== 'none') return null;
  const buys = rewardTypeFacts[sum.type].isNamedByUnit ? pointsBuy : null;
  return <RewardExample reward={{ ...sum, buys }} />;
}

/** Value of a sum, which counts up when it grows. */
function SumValue({ sum }: { sum: CountedSum }): ReactElement {
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  const capital = useCapital();
  const { formatValue } = useValueFormat();
  return (
    <strong className="claimable-value">
      {sum.count === 1 ? null : <>{formatValue({ amount: String(sum.count), unit: 'count' })} × </>}
      {isBox(sum) ? (
        rewardHeadline(sum)
      ) : (
        <CountUp value={sum.value} format={(value) => capital(rewardValue({ ...sum, value }))} />
      )}
    </strong>
  );
}
