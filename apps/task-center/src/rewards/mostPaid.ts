import type { Value } from '@exchange/exchange-api';
import { mostYield, rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';

/**
 * Returns the maximum payout of a reward with a yearly rate. Undefined for rewards with an amount, and
 * for rebates: their limit takes so many trades that it would promise too much without their
 * number, which the terms state.
 */
export function mostPaid({
  type,
  value,
  limit,
  validity_days: days,
}: Pick<RewardPreview, 'type'> &
  Partial<Pick<RewardPreview, 'value' | 'limit' | 'validity_days'>>): Value | undefined {
  const isYield = rewardTypeFacts[type].limit === 'principal';
  return isYield && value && limit && typeof days === 'number'
    ? mostYield(limit, value, days)
    : undefined;
}
