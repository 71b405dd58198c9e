import type { Value } from '@exchange/exchange-api';

/**
 * Returns the most that an APY booster pays: the interest on its whole limit for all of its days, rounded up to cents.
 *
 * @param ratio - yearly interest rate, such as 0.05
 */
export function mostYield(limit: Value, ratio: Value, days: number): Value {
  const cents = Math.ceil((Number(limit.amount) * Number(ratio.amount) * days * 100) / 365);
  return { amount: (cents / 100).toFixed(2), unit: limit.unit };
}
