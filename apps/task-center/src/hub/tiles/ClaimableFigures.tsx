import { CountUp } from '@exchange/site/page/count-up';
import type { ReactElement } from 'react';
import { byValue, type Sum } from '../../rewards/byValue.ts';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { isBox } from '../../rewards/rewardStates.ts';
import { useRewardHeadline, useRewardValue } from '../../rewards/useRewardText.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';

/** Most sums for which there is space for a drawing. */
const fewSums = 3;

/** Sums of the claimable rewards with their kinds. The most valuable one is first, in a large font. */
export function ClaimableFigures({ sums }: { sums: readonly Sum[] }): ReactElement {
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  const ordered = withKeys(byValue(sums));
  const [best] = ordered;
  return (
    <div className="claimable">
      {best && ordered.length <= fewSums ? <RewardArt type={best.type} size={72} /> : null}
      <ul className="claimable__sums">
        {ordered.map((sum) => (
          <li key={sum.key}>
            <span className="claimable__value">
              {isBox(sum) ? (
                rewardHeadline(sum)
              ) : (
                <CountUp value={sum.value} format={(value) => rewardValue({ ...sum, value })} />
              )}
            </span>{' '}
            <RewardKind reward={sum} />
          </li>
        ))}
      </ul>
    </div>
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
