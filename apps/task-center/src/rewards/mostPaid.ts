import type { Value } from '@exchange/exchange-api';
import { mostYield, rewardTypeFacts, type RewardPreview } from '@exchange/task-center-api';

/** Returns the most that a reward with a rate pays. Undefined for rewards with an amount. */
export function mostPaid({
  type,
  value,
  limit,
  validity_days: days,
}: Pick<RewardPreview, 'type'> &
  Partial<Pick<RewardPreview, 'value' | 'limit' | 'validity_days'>>): Value | undefined {
  if (!value || !limit) return undefined;
  if (rewardTypeFacts[type].limit === 'payout') return limit;
  return typeof days === 'number' ? mostYield(limit, value, days) : undefined;
}
