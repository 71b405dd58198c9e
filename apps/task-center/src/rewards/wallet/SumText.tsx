import type { Wallet } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { isBox } from '../rewardStates.ts';
import { useRewardHeadline } from '../useRewardText.ts';

/** Sum of a wallet's rewards of one kind and unit. */
export type WalletSum = Wallet['received']['sums'][number];

/** Amount of a sum, or the number of its rewards, such as "1 ×" APY boosters. */
export function SumText({ sum }: { sum: WalletSum }): ReactElement {
  const rewardHeadline = useRewardHeadline();
  return (
    <>
      {rewardHeadline({ ...sum, limit: null })}
      {sum.value.unit === 'count' && !isBox(sum) ? '\u00a0×' : null}
    </>
  );
}
