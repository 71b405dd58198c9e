import { compareDecimals, type Value } from '@exchange/exchange-api';
import type { Campaign } from '@exchange/task-center-api';
import { useVolumeFees, type VolumeFees } from '../screen/useVolumeFees.ts';

/** Whether fees are as high as a prize, or higher. */
export const isReached = (fees: VolumeFees | undefined, prize: Value): boolean =>
  fees !== undefined && compareDecimals(fees.sum.amount, prize.amount) >= 0;

/** Returns a function that checks whether the fees of a score are as high as its prize, or higher. */
export function useIsDear(kind: Campaign['kind']): (score: Value, prize: Value) => boolean {
  const feesOf = useVolumeFees(kind);
  return (score, prize) => isReached(feesOf(score.amount), prize);
}
