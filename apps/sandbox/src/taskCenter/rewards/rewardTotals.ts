import { addDecimals, type Home } from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import type { Grant } from '../catalogue/rewardCatalogue.ts';
import { expiresSoon, rewardEnd } from './rewardEnd.ts';
import type { RewardRow } from './rewards.ts';
import { previewOf, stateOf } from './rewardView.ts';
import type { TaskProgress } from '../tasks/taskProgress.ts';

/** Returns the rewards that "Claim all" would claim. Sums the amounts per type and unit, except ratios. */
export function claimableSums(
  progressOfTasks: readonly TaskProgress[],
  rewards: readonly RewardRow[],
  { texts, now }: Caller,
): Home['totals']['claimable'] {
  const grants: Grant[] = [
    ...progressOfTasks
      .flatMap(({ tiers }) => tiers)
      .filter(({ state }) => state === 'claimable')
      .map(({ grant }) => grant),
    ...rewards.filter((row) => stateOf(row, now) === 'to_claim'),
  ];
  const sums: Home['totals']['claimable'] = [];
  for (const grant of grants) {
    const { type, value, limit, up_to: isUpTo, withdrawal } = previewOf(grant, texts);
    const isRatio = value.unit === 'ratio';
    const sum = isRatio
      ? undefined
      : sums.find((other) => other.type === type && other.value.unit === value.unit);
    if (sum) sum.value = { ...value, amount: addDecimals(sum.value.amount, value.amount) };
    else sums.push({ type, value, limit: isRatio ? limit : null, up_to: isUpTo, withdrawal });
  }
  return sums;
}

/** Returns the number of usable or claimable rewards that end soon, and the earliest end. */
export function expiringRewards(
  rewards: readonly RewardRow[],
  now: number,
): Home['totals']['expiring'] {
  const ends = rewards.filter((row) => expiresSoon(row, now)).map((row) => rewardEnd(row, now)!);
  return { count: ends.length, next: ends.length === 0 ? null : Math.min(...ends) };
}
