import type { RewardPreview } from './reward.ts';
import { rewardTypeFacts } from './rewardTypes.ts';

/** Returns whether the time to use a reward starts with its claim. False for rewards that the claim credits. */
export function startsWithClaim({
  type,
  validity_days: days,
}: Pick<RewardPreview, 'type' | 'validity_days'>): boolean {
  return rewardTypeFacts[type].ends !== 'credited' && days !== null;
}
