import { useTexts } from '@exchange/site/page';
import { CountUp } from '@exchange/site/page/motion';
import type { Home } from '@exchange/task-center-api';
import { useState, type ReactElement } from 'react';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { useRewardValue } from '../../rewards/useRewardText.ts';

/** Number of sums shown in a large font. */
const largeSums = 2;

type Sum = Home['totals']['claimable'][number];

/**
 * Sums of the claimable rewards, each with its kind and which part of it can be withdrawn. Points come last. A claimed
 * sum counts down to zero and stays in the list, so that the other sums do not move.
 */
export function ClaimableFigures({ sums }: { sums: readonly Sum[] }): ReactElement {
  const t = useTexts('screen');
  const rewardValue = useRewardValue();
  const isPoints = ({ type }: Sum) => type === 'points';
  const current = withKeys(sums);
  const [seen, setSeen] = useState<ReturnType<typeof withKeys>>([]);
  const added = current.filter(({ key }) => !seen.some((other) => other.key === key));
  if (added.length > 0) setSeen([...seen, ...added]);
  const all = seen.map(
    (old) =>
      current.find(({ key }) => key === old.key) ?? {
        ...old,
        value: { ...old.value, amount: '0' },
        limit: null,
        up_to: false,
      },
  );
  const ordered = [...all.filter((sum) => !isPoints(sum)), ...all.filter(isPoints)];
  return (
    <ul className="claimable">
      {ordered.map((sum, index) => {
        const isBox = sum.type === 'mystery_box';
        return (
          <li
            key={sum.key}
            data-large={index < largeSums}
            data-claimed={sum.value.amount === '0' || undefined}
          >
            <span className="claimable__value">
              {isBox ? (
                t('reward_mystery_box')
              ) : (
                <CountUp value={sum.value} format={(value) => rewardValue({ ...sum, value })} />
              )}
            </span>{' '}
            {isBox ? null : (
              <span className="claimable__kind">
                <RewardKind reward={sum} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the sums with a unique key each. Ratios are not summed, so several can be equal. */
function withKeys(sums: readonly Sum[]) {
  const counts = new Map<string, number>();
  return sums.map((sum) => {
    const { amount, unit } = sum.value;
    const kind = `${sum.type} ${unit === 'ratio' ? amount : unit} ${sum.withdrawal}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return { ...sum, key: `${kind} ${count}` };
  });
}
