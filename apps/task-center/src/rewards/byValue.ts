import { compareDecimals } from '@exchange/exchange-api';
import { rewardTypeFacts, type Home } from '@exchange/task-center-api';

/** Claimable rewards of one kind and unit. */
export type Sum = Home['totals']['claimable'][number];

/** Parts of a reward that can be withdrawn, from all to nothing. */
const withdrawals: readonly Sum['withdrawal'][] = ['full', 'payout', 'profit', 'none', 'other'];

/**
 * Sorts sums by what they are worth to the customer: amounts before amounts that may be less, rates, boxes and points,
 * what can be withdrawn before what can't, and then by amount.
 */
export function byValue<Part extends Pick<Sum, 'type' | 'value' | 'withdrawal' | 'up_to'>>(
  sums: readonly Part[],
): Part[] {
  return [...sums].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      withdrawals.indexOf(a.withdrawal) - withdrawals.indexOf(b.withdrawal) ||
      compareDecimals(b.value.amount, a.value.amount),
  );
}

/** Returns 0 for an amount, which is worth most, and more for what is harder to value. */
function rank({
  type,
  value: { unit },
  up_to: isMost,
}: Pick<Sum, 'type' | 'value' | 'up_to'>): number {
  const { ends, isNamedByUnit } = rewardTypeFacts[type];
  if (isNamedByUnit) return 3;
  if (ends === 'opened') return 2;
  return isMost || unit === 'ratio' || unit === 'count' ? 1 : 0;
}
