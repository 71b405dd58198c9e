import { CountUp } from '@exchange/site/page/count-up';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import { isBox } from '../rewardStates.ts';
import { useCapital, useRewardHeadline, useRewardValue } from '../useRewardText.ts';
import type { CountedSum } from './countEqual.ts';

/** Value of a sum, which counts up when it grows. */
export function SumValue({ sum }: { sum: CountedSum }): ReactElement {
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  const capital = useCapital();
  const { formatValue } = useValueFormat();
  return (
    <span className="claimable-value">
      {sum.count === 1 ? null : <>{formatValue({ amount: String(sum.count), unit: 'count' })} × </>}
      {isBox(sum) ? (
        rewardHeadline(sum)
      ) : (
        <CountUp value={sum.value} format={(value) => capital(rewardValue({ ...sum, value }))} />
      )}
    </span>
  );
}
