import type { Home } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { RewardTerms } from '../../rewards/RewardTerms.tsx';
import { CountUp } from '../../screen/motion/CountUp.tsx';

/** Number of sums shown in large type. */
const largeSums = 2;

type Sum = Home['totals']['claimable'][number];

/** Sums of what can be claimed, each with its kind and what of it can be withdrawn. Points come last. */
export function ClaimableFigures({ sums }: { sums: readonly Sum[] }): ReactElement {
  const t = useTexts('screen');
  const isPoints = ({ type }: Sum) => type === 'points';
  const ordered = [...sums.filter((sum) => !isPoints(sum)), ...sums.filter(isPoints)];
  return (
    <ul className="claimable">
      {ordered.map((sum, index) => {
        const isBox = sum.type === 'mystery_box';
        return (
          <li
            key={`${sum.type} ${sum.value.unit} ${sum.withdrawal}`}
            data-large={index < largeSums}
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
