import { divideDecimal, multiplyDecimals, timesDecimal, type Value } from '@exchange/exchange-api';

/**
 * Returns the maximum payout of an APY booster: the interest on its whole limit for all of its days, rounded up to cents.
 *
 * @param ratio - yearly interest rate, such as 0.05
 */
export function mostYield(limit: Value, ratio: Value, days: number): Value {
  const yearly = multiplyDecimals(limit.amount, ratio.amount, 18);
  return { amount: divideDecimal(timesDecimal(yearly, days), '365', 2), unit: limit.unit };
}
