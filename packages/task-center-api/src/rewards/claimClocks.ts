import type { RewardPreview } from './reward.ts';
import { startsWithClaim } from './startsWithClaim.ts';

/** Rewards whose time to use starts with their claim. */
export interface ClaimClocks {
  count: number;
  /** The shortest of these times, in days. */
  shortest_days: number;
}

/** Returns what a claim of these rewards starts, or null if it starts nothing. */
export function claimClocks(
  rewards: readonly Pick<RewardPreview, 'type' | 'validity_days'>[],
): ClaimClocks | null {
  const days = rewards.filter(startsWithClaim).flatMap(({ validity_days: each }) => each ?? []);
  return days.length === 0 ? null : { count: days.length, shortest_days: Math.min(...days) };
}
