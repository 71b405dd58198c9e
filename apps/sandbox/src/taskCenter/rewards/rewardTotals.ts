import { addDecimals } from '@exchange/exchange-api';
import { claimClocks, type ClaimClocks, type Home } from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import { offeredElsewhere } from '../catalogue/regionRules.ts';
import type { Grant } from '../catalogue/rewardCatalogue.ts';
import { coinOf, issuedIn } from '../stablecoin.ts';
import { isSoon, rewardEnd } from './rewardEnd.ts';
import type { RewardRow } from './rewards.ts';
import type { FinishedTier, ReadyToClaim } from './readyToClaim.ts';
import { previewOf, stateOf, worthOf } from './rewardView.ts';

/** Sums the amounts of what is ready to claim per type, unit and fees, except ratios. */
export function claimableSums(
  { tiers, rewards }: ReadyToClaim,
  caller: Caller,
): Home['totals']['claimable'] {
  const grants: Grant[] = [...tiers.map(({ grant }) => grant), ...rewards];
  const sums: Home['totals']['claimable'] = [];
  for (const grant of grants) {
    const reward = previewOf(grant, caller);
    const { type, value, limit, up_to: isUpTo, withdrawal, fees } = reward;
    const coin = coinOf(reward);
    const isRatio = value.unit === 'ratio';
    const sum = isRatio
      ? undefined
      : sums.find(
          (other) =>
            other.type === type &&
            other.value.unit === value.unit &&
            other.fees === fees &&
            coinOf(other) === coin,
        );
    if (sum) {
      sum.value = { ...value, amount: addDecimals(sum.value.amount, value.amount) };
      sum.rewards = (sum.rewards ?? 0) + 1;
    } else
      sums.push(
        issuedIn(coin, {
          type,
          value,
          worth: null,
          limit: isRatio ? limit : null,
          up_to: isUpTo,
          rewards: 1,
          withdrawal,
          fees,
        }),
      );
  }
  return sums.map((sum) => ({ ...sum, worth: worthOf(sum.value, caller.priceOf) }));
}

/** Returns the clocks that a claim of everything that is ready starts. */
export function readyClocks({ tiers, rewards }: ReadyToClaim, caller: Caller): ClaimClocks | null {
  const grants: Grant[] = [...tiers.map(({ grant }) => grant), ...rewards];
  return claimClocks(grants.map((grant) => previewOf(grant, caller)));
}

/** Rewards that have to be claimed or used soon. */
export interface ExpiringRewards {
  tiers: readonly FinishedTier[];
  rewards: readonly RewardRow[];
  totals: Home['totals']['expiring'];
}

/** Returns whether a finished tier has to be claimed soon. */
export function isTierSoon({ taskProgress: { period } }: FinishedTier, now: number): boolean {
  return isSoon(period.claimBy, now);
}

/**
 * Returns the rewards, and finished tiers of tasks, that have to be claimed or used soon on the
 * edition of the page.
 */
export function expiringRewards(
  { tiers }: Pick<ReadyToClaim, 'tiers'>,
  rows: readonly RewardRow[],
  caller: Caller,
): ExpiringRewards {
  const { now } = caller;
  const soonTiers = tiers.filter((tier) => isTierSoon(tier, now));
  const rewards = rows.filter(
    (row) => isSoon(rewardEnd(row, now), now) && offeredElsewhere(row.code, caller) === undefined,
  );
  const isToClaim = (row: RewardRow) => stateOf(row, now) === 'to_claim';
  const toClaim = [
    ...soonTiers.map(({ taskProgress }) => taskProgress.period.claimBy),
    ...rewards.filter(isToClaim).map((row) => rewardEnd(row, now)),
  ];
  const toUse = rewards.filter((row) => !isToClaim(row)).map((row) => rewardEnd(row, now));
  return {
    tiers: soonTiers,
    rewards,
    totals: {
      count: toClaim.length + toUse.length,
      to_claim: toClaim.length,
      claim_by: earliest(toClaim),
      use_by: earliest(toUse),
    },
  };
}

function earliest(times: readonly (number | null)[]): number | null {
  return times.filter((time) => time !== null).sort((a, b) => a - b)[0] ?? null;
}
