import type { Home } from '@exchange/task-center-api';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { RewardTerms } from '../../rewards/RewardTerms.tsx';
import { CountUp } from '../../screen/motion/CountUp.tsx';

/** Number of sums shown in a large font. */
const largeSums = 2;

type Sum = Home['totals']['claimable'][number];

/**
 * Sums of the claimable rewards, each with its kind and which part of it can be withdrawn. Points come last. A claimed
 * sum counts down to zero and stays in the list, so that the other sums do not move.
 */
export function ClaimableFigures({ sums }: { sums: readonly Sum[] }): ReactElement {
  const t = useTexts('screen');
  const isPoints = ({ type }: Sum) => type === 'points';
  const [seen, setSeen] = useState<readonly Sum[]>([]);
  const added = sums.filter((sum) => !seen.some((other) => keyOf(other) === keyOf(sum)));
  if (added.length > 0) setSeen([...seen, ...added]);
  const all = seen.map(
    (old) =>
      sums.find((sum) => keyOf(sum) === keyOf(old)) ?? {
        ...old,
        value: { ...old.value, amount: '0' },
      },
  );
  const ordered = [...all.filter((sum) => !isPoints(sum)), ...all.filter(isPoints)];
  return (
    <ul className="claimable">
      {ordered.map((sum, index) => {
        const isBox = sum.type === 'mystery_box';
        return (
          <li
            key={keyOf(sum)}
            data-large={index < largeSums}
            data-claimed={sum.value.amount === '0' || undefined}
          >
            <span className="claimable__value">
              {isBox ? t('reward_mystery_box') : <CountUp value={sum.value} />}
            </span>{' '}
            {isBox ? null : (
              <span className="claimable__kind">
                <RewardTerms reward={sum} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Identifies a sum. Ratios are not summed, so there can be several of one type. */
const keyOf = ({ type, value: { amount, unit }, withdrawal }: Sum) =>
  `${type} ${unit === 'ratio' ? amount : unit} ${withdrawal}`;
