import { compareDecimals, multiplyDecimals, type Value } from '@exchange/exchange-api';
import { stablecoin, tradingFees } from '@exchange/site/exchange';
import { useServices } from '@exchange/site/page';
import type { Task } from '@exchange/task-center-api';

/** Estimated fees of a trading volume. */
export interface VolumeFees {
  /** In the edition's stablecoin, rounded to cents. */
  sum: Value;
  /** Fee of a trade, as a ratio of its volume. */
  rate: Value;
}

export type FeesOfVolume = (volume: string) => VolumeFees | undefined;

/** Returns whether an activity has a fee on volume. */
export const hasVolumeFees = (kind: Task['kind'] | undefined): kind is 'trade' | 'derivatives' =>
  kind === 'trade' || kind === 'derivatives';

/**
 * Returns a function that estimates the fees of a trading volume. It returns undefined for activities without a fee on
 * volume, for less than half a cent, and before the edition is known.
 */
export function useVolumeFees(kind: Task['kind'] | undefined): FeesOfVolume {
  const edition = useServices()?.edition;
  return (volume) => {
    if (!edition || !hasVolumeFees(kind)) return undefined;
    const rate = tradingFees[edition][kind];
    const amount = multiplyDecimals(volume, rate, 2);
    if (compareDecimals(amount, '0') <= 0) return undefined;
    return { sum: { amount, unit: stablecoin[edition] }, rate: { amount: rate, unit: 'ratio' } };
  };
}
