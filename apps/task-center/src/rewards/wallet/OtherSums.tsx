import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import { Phrases } from '../../screen/Phrases.tsx';
import { useRewardText } from '../useRewardText.ts';
import type { CountedSum } from './countEqual.ts';

/**
 * Number of the rewards that the most valuable sum does not contain, with their amounts and kinds, those that
 * can't be withdrawn last. Names rates and amounts that may be less by their kind alone, because they need more words.
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
  const more = otherRewards(best, count);
  const isNamedByKind = ({ value, up_to: isMost }: CountedSum) => value.unit === 'ratio' || isMost;
  const namesOf = (some: readonly CountedSum[]) => [
    ...new Set(some.map((sum) => (isNamedByKind(sum) ? t(`reward_${sum.type}`) : rewardText(sum)))),
  ];
  const isLocked = ({ withdrawal }: CountedSum) => withdrawal === 'none';
  const named = isNamed ? sums : [];
  const others = namesOf(named.filter((sum) => !isLocked(sum)));
  const [locked, ...moreLocked] = namesOf(named.filter(isLocked));
  const names = [
    ...others,
    ...(locked === undefined ? [] : [t('sums_none', { sum: locked }), ...moreLocked]),
  ];
  const [first, ...further] = names;
  if (more === undefined) {
    if (first === undefined) return null;
    return (
      <span className="claimable-others">
        <Phrases of={[others.length > 0 ? `+ ${first}` : first, ...further]} />
      </span>
    );
  }
  return (
    <span className="claimable-others">
      <span className="claimable-others__count">
        {t('and_more', { amount: formatValue({ amount: String(more), unit: 'count' }) })}
      </span>{' '}
      <Phrases of={names} />
    </span>
  );
}

/**
 * Returns how many of the `count` rewards the most valuable sum does not stand for. Undefined for none, and beside a
 * sum of several rewards, where the number would be read as one of the same kind.
 */
function otherRewards(
  { rewards, count: equalSums }: CountedSum,
  count: number,
): number | undefined {
  const others = count - equalSums;
  return rewards === 1 && others > 0 ? others : undefined;
}
