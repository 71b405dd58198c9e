import { multiplyDecimals, type Text, type Value } from '@exchange/exchange-api';
import {
  mostYield,
  pointsValidityDays,
  rewardState,
  rewardTypeFacts,
  type Reward,
  type RewardDetail,
  type RewardPreview,
  type RewardType,
} from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import type { Texts } from '../../texts/localeTexts.ts';
import { withdrawalCost, withdrawnCoins } from '../catalogue/costs.ts';
import { offeredElsewhere, offersIn } from '../catalogue/regionRules.ts';
import { issuedIn, usualStablecoin } from '../stablecoin.ts';
import { rewardEntry, type Grant, type RewardEntry } from '../catalogue/rewardCatalogue.ts';
import { originOf, taskOf } from './originOf.ts';
import { boxOdds } from './mysteryBox.ts';
import type { RewardRow } from './rewards.ts';

/** Converts a reward that can be earned into an object of the API. */
export function previewOf(
  { code, amount, replaced, coin }: Grant,
  caller: Pick<Caller, 'texts' | 'priceOf' | 'regions' | 'edition' | 'user'>,
): RewardPreview {
  const { texts, priceOf, regions, user } = caller;
  const entry = rewardEntry(code);
  const offeredIn = offeredElsewhere(code, caller);
  const value = { amount: amount ?? entry.amount, unit: entry.unit };
  const limit = entry.limit ?? null;
  const { ends, isMaximum } = rewardTypeFacts[entry.type];
  const withdrawn = entry.withdrawal === 'full' ? withdrawalCost(entry.unit) : undefined;
  // The worth of another coin is in the currency of the page.
  const isInStablecoin = (limit ?? value).unit === usualStablecoin;
  return issuedIn(isInStablecoin ? coin : undefined, {
    reward_code: code,
    type: entry.type,
    withdrawal: entry.withdrawal,
    ...(withdrawn ? { withdrawal_fee: withdrawn.fee } : {}),
    title: texts.line(`rewards.${code}.title`, valuesOf(entry, value)),
    summary: texts.line(`rewards.${code}.summary`, valuesOf(entry, value)),
    value,
    worth: worthOf(value, priceOf),
    limit,
    up_to: isMaximum,
    validity_days: entry.validityDays,
    fees: entry.fees ?? null,
    buys: entry.type === 'points' ? cheapestOffer(regions) : null,
    own_balance: balanceTermsOf(entry.type, texts),
    odds: ends === 'opened' ? boxOdds(user?.region ?? null) : null,
    ...(replaced ? { replaced: rewardEntry(replaced).type } : {}),
    ...(offeredIn === undefined ? {} : { offered_in: offeredIn }),
  });
}

/** Converts a reward that another object refers to into an object of the API. */
function rewardReference(row: RewardRow, caller: Caller): NonNullable<Reward['opened']> {
  return { reward_id: String(row.id), ...previewOf(row, caller) };
}

/**
 * Converts an account's reward into an object of the API.
 *
 * @param opened - the reward that was in it, for a mystery box that was opened
 */
export function rewardView(
  row: RewardRow,
  caller: Caller,
  opened: RewardRow | null = null,
): Reward {
  const { needsActivation } = rewardEntry(row.code);
  const { texts, now } = caller;
  const { offered_in: offeredIn, ...preview } = previewOf(row, caller);
  const { value, limit } = preview;
  const state = stateOf(row, now);
  const isUnfinished = state === 'to_claim' || state === 'active' || state === 'in_use';
  return {
    ...preview,
    ...(isUnfinished && offeredIn !== undefined ? { offered_in: offeredIn } : {}),
    reward_id: String(row.id),
    state,
    summary: opened ? texts.line('rewardNotes.opened') : preview.summary,
    remaining: isUnfinished ? { amount: row.remaining, unit: (limit ?? value).unit } : null,
    origin: originOf(row, texts),
    granted_at: row.granted_at,
    claim_by: row.claimed_at === null ? row.claim_by : null,
    claimed_at: row.claimed_at,
    needs_activation: needsActivation,
    activated_at: row.activated_at,
    valid_until: row.valid_until,
    revoked:
      row.revoked_at === null
        ? null
        : { at: row.revoked_at, reason: texts.line(`revocations.${row.revoke_reason}`) },
    opened: opened && rewardReference(opened, caller),
    use_path: rewardEntry(row.code).usePath,
  };
}

/** Converts an account's reward into an object of the API, with the details for the reward's page. */
export function rewardDetailView(
  row: RewardRow,
  caller: Caller,
  opened: RewardRow | null,
): RewardDetail {
  const { type, unit } = rewardEntry(row.code);
  return {
    ...rewardView(row, caller, opened),
    // An opened box has nothing left to which its terms apply.
    terms: opened ? [] : termsOf(type, caller.texts, [unit]),
    task_id: row.source === 'task' ? taskOf(row.source_id) : null,
  };
}

/**
 * Returns the terms of a kind of reward.
 *
 * @param coins - coins whose withdrawal has costs to name. Default: all
 */
export function termsOf(type: RewardType, texts: Texts, coins = withdrawnCoins): Text[] {
  const days = inDays(pointsValidityDays);
  const costs = type === 'airdrop' ? coins.flatMap((coin) => withdrawalCost(coin) ?? []) : [];
  return [
    ...texts.lines(`rewardTerms.${type}`, { days }),
    ...costs.map((cost) => texts.line('terms.withdrawal', cost)),
    ...balanceTermsOf(type, texts),
  ];
}

/** Returns the effects of a kind of reward on the customer's own balance, if it has any. */
function balanceTermsOf(type: RewardType, texts: Texts): Text[] {
  return type === 'bonus' || type === 'trial_fund' ? texts.lines(`balanceTerms.${type}`) : [];
}

/** Returns the cheapest offer of the shop, or null if the regions have none. */
function cheapestOffer(regions: readonly string[]): RewardPreview['buys'] {
  const [offer] = offersIn(regions);
  if (!offer) return null;
  const { type, amount, unit } = rewardEntry(offer.grant.code);
  return { price: offer.price, type, value: { amount: offer.grant.amount ?? amount, unit } };
}

/** Returns the state of an account's reward at a time in ms UTC. */
export function stateOf(row: RewardRow, now: number) {
  return rewardState({
    now,
    claimBy: row.claim_by,
    claimed: row.claimed_at !== null,
    activated: row.activated_at !== null,
    validUntil: row.valid_until,
    remaining: row.remaining,
    revoked: row.revoked_at !== null,
  });
}

function inDays(count: number): Value {
  return { amount: String(count), unit: 'days' };
}

/** Returns the values that the texts of a reward contain. */
function valuesOf({ type, limit, validityDays }: RewardEntry, value: Value): Record<string, Value> {
  if (!limit) return { value };
  if (rewardTypeFacts[type].limit !== 'principal' || validityDays === null) return { value, limit };
  const days = inDays(validityDays);
  return { value, limit, days, most: mostYield(limit, value, validityDays) };
}

/**
 * Returns the worth of an amount in USDT, rounded to cents, or null if it has no price or is worth
 * less than a cent.
 */
export function worthOf({ amount, unit }: Value, priceOf: Caller['priceOf']): Value | null {
  const price = priceOf(unit);
  if (price === undefined) return null;
  const usdt = multiplyDecimals(amount, price, 2);
  return usdt === '0' ? null : { amount: usdt, unit: 'USDT' };
}
