import type { RewardPreview } from '@exchange/task-center-api';
import { byValue } from '../byValue.ts';
import { startsWithClaim } from '../rewardTime.ts';

export interface ClaimGroups<Item> {
  /** Rewards that the claim credits or that never end, the most valuable first. */
  atOnce: Item[];
  /** Rewards whose time to use them starts with the claim, the shortest first. */
  withClock: Item[];
}

/** Sorts what can be claimed into its groups. */
export function inClaimGroups<Item extends { reward: RewardPreview }>(
  items: readonly Item[],
): ClaimGroups<Item> {
  const sorted = byValue(items.map((item) => ({ ...item.reward, item }))).map(({ item }) => item);
  const days = ({ reward }: Item) => reward.validity_days ?? Infinity;
  return {
    atOnce: sorted.filter(({ reward }) => !startsWithClaim(reward)),
    withClock: sorted
      .filter(({ reward }) => startsWithClaim(reward))
      .sort((a, b) => days(a) - days(b)),
  };
}
