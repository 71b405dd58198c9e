import { compareDecimals, type Value } from '@exchange/exchange-api';
import type { Campaign } from '@exchange/task-center-api';
import { useVolumeFees } from '../screen/useVolumeFees.ts';

/** Returns a function that checks whether the fees of a score are as high as its prize, or higher. */
export function useFeesReachPrize(kind: Campaign['kind']): (score: Value, prize: Value) => boolean {
  const feesOf = useVolumeFees(kind);
  return (score, prize) => {
    const fees = feesOf(score.amount);
    return fees !== undefined && compareDecimals(fees.sum.amount, prize.amount) >= 0;
  };
}
