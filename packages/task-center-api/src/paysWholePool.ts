import { addDecimals, compareDecimals, timesDecimal, type Value } from '@exchange/exchange-api';

/** Prize of each rank in a range, such as 400 USDT for each of the ranks 11–50. */
export interface PrizeRange {
  from_rank: number;
  to_rank: number;
  value: Value;
}

/**
 * Returns whether the prizes add up to the pool: the ranges start at rank 1, have no gaps or overlaps,
 * use the pool's unit, and pay the whole pool. Pages show both figures, so customers can compare them.
 */
export function paysWholePool(pool: Value, prizes: readonly PrizeRange[]): boolean {
  let sum = '0';
  let nextRank = 1;
  for (const { from_rank: from, to_rank: to, value } of prizes) {
    if (from !== nextRank || to < from || value.unit !== pool.unit) return false;
    sum = addDecimals(sum, timesDecimal(value.amount, to - from + 1));
    nextRank = to + 1;
  }
  return compareDecimals(sum, pool.amount) === 0;
}
