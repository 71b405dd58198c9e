import type { RewardPreview } from './reward.ts';
import { rewardTypeFacts } from './rewardTypes.ts';

/** Returns whether the time to use a reward starts with its claim. False for rewards that the claim credits. */
export function startsWithClaim({
  type,
  validity_days: days,
}: Pick<RewardPreview, 'type' | 'validity_days'>): boolean {
  return rewardTypeFacts[type].ends !== 'credited' && days !== null;
}

/** Rewards whose time to use starts with their claim. */
export interface ClaimClocks {
  count: number;
  /** The shortest of these times, in days. */
  shortest_days: number;
}

/** Returns the times that start with a claim of these rewards, or null if none does. */
export function claimClocks(
  rewards: readonly Pick<RewardPreview, 'type' | 'validity_days'>[],
): ClaimClocks | null {
  const days = rewards.filter(startsWithClaim).flatMap(({ validity_days: each }) => each ?? []);
  return days.length === 0 ? null : { count: days.length, shortest_days: Math.min(...days) };
}
