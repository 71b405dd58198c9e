import { compareDecimals, multiplyDecimals } from '@exchange/exchange-api';

/** Sum of a customer who starts small, in the coin of the edition. Pages say whether it is enough for a trading volume. */
export const smallSum = '100';

/** What a trading volume takes. */
export interface VolumeCost {
  /** Fees, rounded to cents. */
  fees: string;
  /** How far `smallSum` gets: it is enough at once, if its trades are repeated, or never, because the fees use it up. */
  smallSum: 'once' | 'repeated' | 'never';
}

/**
 * Returns what a trading volume takes.
 *
 * @param volume - in the coin of the edition
 * @param rate - fee of a trade, as a fraction of its volume
 */
export function volumeCost(volume: string, rate: string): VolumeCost {
  const fees = multiplyDecimals(volume, rate, 2);
  if (compareDecimals(fees, smallSum) >= 0) return { fees, smallSum: 'never' };
  return { fees, smallSum: compareDecimals(volume, smallSum) > 0 ? 'repeated' : 'once' };
}
