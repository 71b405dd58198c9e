import type { Campaign } from '@exchange/task-center-api';

/** Returns the translation key for the sum of a campaign's prizes. It names their kind, because they are not cash. */
export function poolText({ prize_kind: { type } }: Pick<Campaign, 'prize_kind'>) {
  return type === 'bonus' || type === 'coupon' ? (`pool_${type}` as const) : 'campaign_pool';
}
