import { addDecimals } from '@exchange/exchange-api';
import { type Home } from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import type { Grant } from '../catalogue/rewardCatalogue.ts';
import { expiresSoon, rewardEnd } from './rewardEnd.ts';
import type { RewardRow } from './rewards.ts';
import type { ReadyToClaim } from './readyToClaim.ts';
import { previewOf } from './rewardView.ts';
import { worthOf } from './worthOf.ts';

/** Sums the amounts of what is ready to claim per type and unit, except ratios. */
export function claimableSums(
  { tiers, rewards }: ReadyToClaim,
  caller: Caller,
): Home['totals']['claimable'] {
  const grants: Grant[] = [...tiers.map(({ grant }) => grant), ...rewards];
  const sums: Home['totals']['claimable'] = [];
  for (const grant of grants) {
    const { type, value, limit, up_to: isUpTo, withdrawal } = previewOf(grant, caller);
    const isRatio = value.unit === 'ratio';
    const sum = isRatio
      ? undefined
      : sums.find((other) => other.type === type && other.value.unit === value.unit);
    if (sum) sum.value = { ...value, amount: addDecimals(sum.value.amount, value.amount) };
    else
      sums.push({
        type,
        value,
        worth: null,
        limit: isRatio ? limit : null,
        up_to: isUpTo,
        withdrawal,
      });
  }
  return sums.map((sum) => ({ ...sum, worth: worthOf(sum.value, caller.priceOf) }));
}

/** Returns the number of usable or claimable rewards that end soon, and the earliest end. */
export function expiringRewards(
  rewards: readonly RewardRow[],
  now: number,
): Home['totals']['expiring'] {
  const ends = rewards.filter((row) => expiresSoon(row, now)).map((row) => rewardEnd(row, now)!);
  return { count: ends.length, next: ends.length === 0 ? null : Math.min(...ends) };
}
