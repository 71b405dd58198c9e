import { compareDecimals } from '@exchange/exchange-api';
import {
  isDerivativesReward,
  rewardTopic,
  type RewardUse,
  type TaskKind,
  type Topic,
} from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import { stablecoinOf } from '../stablecoin.ts';
import { largestCoupon, rewardEntry, type Grant, type RewardCode } from './rewardCatalogue.ts';
import { shopCatalogue, type OfferEntry } from './shopCatalogue.ts';
import type { GateRule } from './taskCatalogue.ts';

/**
 * Editions that may offer derivatives, a yield on stablecoins, rewards that depend on chance, and coins for trades.
 *
 * - `airdrops`: in Hong Kong, platforms may give no gift for trades except lower fees (Guidelines for Virtual Asset
 *   Trading Platform Operators of the SFC)
 */
export const regionOffers: Readonly<Record<Topic, readonly string[]>> = {
  derivatives: ['default', 'kz', 'ge', 'id', 'ae'],
  yield: ['default', 'kz', 'tr', 'ge', 'id', 'ae'],
  chance: ['default', 'kz', 'ge', 'id'],
  airdrops: ['default', 'eu', 'kz', 'tr', 'ge', 'id', 'ae', 'nl'],
};

/** Regions in which an activity is allowed. Activities that are missing here are allowed everywhere. */
const activityRegions: Partial<Record<TaskKind, readonly string[]>> = {
  derivatives: regionOffers.derivatives,
  earn: regionOffers.yield,
};

/** Rewards that only some regions allow, and the rewards that replace them in the others. */
const replacements: Partial<Record<RewardCode, { regions: readonly string[]; grant: Grant }>> = {
  'trial-fund-100': { regions: regionOffers.derivatives, grant: { code: 'coupon-10' } },
  'fee-rebate-50': { regions: regionOffers.derivatives, grant: { code: 'fee-rebate-20' } },
  'loss-cover-30': { regions: regionOffers.derivatives, grant: { code: 'coupon-5' } },
  'bonus-15': { regions: regionOffers.derivatives, grant: { code: 'coupon-10', amount: '15' } },
  'bonus-50': { regions: regionOffers.derivatives, grant: { code: 'coupon-10', amount: '50' } },
  bonus: { regions: regionOffers.derivatives, grant: { code: 'coupon' } },
  'airdrop-btc': { regions: regionOffers.airdrops, grant: { code: 'fee-rebate-20' } },
  'airdrop-eth': { regions: regionOffers.airdrops, grant: { code: 'fee-rebate-20' } },
  'apy-booster-5': { regions: regionOffers.yield, grant: { code: 'coupon-5' } },
  'mystery-box': { regions: regionOffers.chance, grant: { code: 'coupon-5' } },
};

/** Returns the replacement of a grant in the regions, or the grant itself if all of them allow it. */
export function grantIn(regions: readonly string[], grant: Grant): Grant {
  const replacement = replacements[grant.code];
  if (!replacement || isAllowed(replacement.regions, regions)) return grant;
  // Each grant of `bonus` sets the amount, which stays.
  return grant.code === 'bonus' ? { ...grant, ...replacement.grant } : replacement.grant;
}

/**
 * Returns the reward that an account receives for a promised grant (decision 31). If its region of
 * residence forbids derivatives rewards, it receives a coupon instead: for the amount of a bonus,
 * or for the maximum payout of any other reward, up to the largest coupon of the catalogue.
 *
 * @param residence - region of the account, or null if it is unknown
 */
export function receivable(residence: string | null, grant: Grant): Grant {
  const isAllowedThere = residence === null || regionOffers.derivatives.includes(residence);
  if (isAllowedThere || !isDerivativesReward(rewardEntry(grant.code))) return grant;
  const { type, limit, amount } = rewardEntry(grant.code);
  const maximum = limit?.amount ?? grant.amount ?? amount;
  const isCapped = type !== 'bonus' && compareDecimals(maximum, largestCoupon) > 0;
  return {
    code: 'coupon',
    amount: isCapped ? largestCoupon : maximum,
    replaced: grant.code,
    coin: stablecoinOf(residence),
  };
}

/** Returns whether an edition offers this kind of reward. */
export function isRewardOffered(reward: RewardUse, edition: string): boolean {
  const topic = rewardTopic(reward);
  return topic === undefined || regionOffers[topic].includes(edition);
}

/**
 * Returns the edition on which the caller can claim and use a reward: where the account lives, if
 * possible. Returns undefined if the page's edition offers the reward.
 */
export function offeredElsewhere(
  code: RewardCode,
  { edition, user }: Pick<Caller, 'edition' | 'user'>,
): string | undefined {
  const reward = rewardEntry(code);
  if (isRewardOffered(reward, edition)) return undefined;
  const residence = user?.region ?? 'default';
  return isRewardOffered(reward, residence) ? residence : 'default';
}

/**
 * Returns the edition on which the caller can claim the reward of a finished tier. Returns
 * undefined if this is the page's edition. Where the activity is not offered, only accounts that
 * live there claim for it: another edition offers it to the others.
 */
export function claimedElsewhere(
  kind: TaskKind,
  code: RewardCode,
  caller: Pick<Caller, 'edition' | 'user'>,
): string | undefined {
  const regions = activityRegions[kind];
  const residence = caller.user?.region ?? 'default';
  const isElsewhere = regions && !regions.includes(caller.edition) && regions.includes(residence);
  return isElsewhere ? residence : offeredElsewhere(code, caller);
}

/** Returns the shop's offers whose rewards the regions allow, cheapest first. */
export function offersIn(regions: readonly string[]): readonly OfferEntry[] {
  return shopCatalogue.filter(({ grant }) => grantIn(regions, grant) === grant);
}

/** Activities that only customers with a verified identity can do. */
const verifiedKinds: ReadonlySet<TaskKind> = new Set([
  'deposit',
  'trade',
  'derivatives',
  'convert',
  'earn',
]);

const verified: GateRule = { reason: 'kyc_level', level: 1 };

/** Returns whether the customer meets the condition by doing something else first. */
const isStep = ({ reason }: GateRule) => reason === 'previous_task' || reason === 'join_campaign';

/**
 * Returns the conditions of a task or campaign: those of its own, and those of its activity. The
 * region comes first if only some allow the activity, and the identity before other steps.
 */
export function rulesOf({
  kind,
  gates = [],
}: {
  kind: TaskKind;
  gates?: readonly GateRule[];
}): readonly GateRule[] {
  const regions = activityRegions[kind];
  const hasOwnLevel = gates.some(({ reason }) => reason === 'kyc_level');
  return [
    ...(regions ? [{ reason: 'region', regions } as const] : []),
    ...gates.filter((rule) => !isStep(rule)),
    ...(verifiedKinds.has(kind) && !hasOwnLevel ? [verified] : []),
    ...gates.filter(isStep),
  ];
}

/** Returns whether the task or campaign is open in all of the regions. */
export function isOfferedIn(
  regions: readonly string[],
  entry: { kind: TaskKind; gates?: readonly GateRule[] },
): boolean {
  return rulesOf(entry).every(
    (rule) => rule.reason !== 'region' || isAllowed(rule.regions, regions),
  );
}

/** Returns whether all regions of a caller are among the allowed ones. */
export function isAllowed(allowed: readonly string[], regions: readonly string[]): boolean {
  return regions.every((region) => allowed.includes(region));
}
