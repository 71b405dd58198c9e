import { addDecimals } from '@exchange/exchange-api';
import { rewardGroups, rewardTypeFacts, type Wallet } from '@exchange/task-center-api';
import { amountUnit, rewardEntry, type Grant } from '../catalogue/rewardCatalogue.ts';
import { offeredElsewhere } from '../catalogue/regionRules.ts';
import { coinOf, issuedIn, usualStablecoin } from '../stablecoin.ts';
import type { Caller } from '../calls/caller.ts';
import type { ReadyToClaim } from './readyToClaim.ts';
import type { RewardRow, Rewards, UsageRow } from './rewards.ts';
import { claimableSums, expiringRewards, readyClocks } from './rewardTotals.ts';
import { stateOf, worthOf } from './rewardView.ts';

type Sums = Wallet['received']['sums'];

/** Returns the totals of an account's rewards, and of the tasks' rewards that are ready to claim. */
export function walletTotals(
  {
    rows,
    ready,
    usageOf,
  }: { rows: readonly RewardRow[]; ready: ReadyToClaim; usageOf: Rewards['usage'] },
  caller: Caller,
): Wallet {
  const { tiers, count } = ready;
  const { now, priceOf } = caller;
  const inStates = (...states: readonly string[]) =>
    rows.filter((row) => states.includes(stateOf(row, now)));
  const withWorth = (sums: Sums) =>
    sums.map((sum) => ({ ...sum, worth: worthOf(sum.value, priceOf) }));
  const active = inStates(...rewardGroups.active).filter(
    ({ code }) => offeredElsewhere(code, caller) === undefined,
  );
  const received = inStates(...rewardGroups.used);
  const expiring = expiringRewards({ tiers }, rows, caller);
  const expiringAmounts = [
    ...expiring.tiers.map(({ grant }) => unclaimed(grant)),
    ...expiring.rewards,
  ];
  return {
    received: {
      count: received.length,
      // The reward inside an opened box is counted, so the box adds no amount.
      sums: withWorth(
        sumsOf(
          received.filter(isNoBox).flatMap(({ id }) => usedParts(usageOf(id))),
          ({ amount }) => amount,
          { isExact: true },
        ),
      ),
    },
    ready: {
      count,
      sums: claimableSums(ready, caller),
      clocks: readyClocks(ready, caller),
    },
    active: { count: active.length, sums: withWorth(sumsOf(active, remainingAmount)) },
    expiring: {
      ...expiring.totals,
      sums: withWorth(sumsOf(expiringAmounts, remainingAmount)),
    },
  };
}

/** Amounts of a reward, claimed or not. */
type Amounts = Pick<RewardRow, 'code' | 'amount' | 'remaining'> & Pick<Grant, 'coin'>;

function unclaimed({ code, amount = rewardEntry(code).amount, ...grant }: Grant): Amounts {
  return { ...grant, code, amount, remaining: rewardEntry(code).limit?.amount ?? amount };
}

const isNoBox = ({ code }: RewardRow) => rewardTypeFacts[rewardEntry(code).type].ends !== 'opened';
const remainingAmount = ({ remaining }: Amounts) => remaining;

/** Returns how much was used of a reward, and of the one that it replaces. */
function usedParts(usage: readonly UsageRow[]): Amounts[] {
  const parts: Amounts[] = [];
  for (const { code, coin, amount } of usage) {
    const part = parts.find((other) => other.code === code);
    if (part) part.amount = addDecimals(part.amount, amount);
    else parts.push({ code, coin, amount, remaining: '0' });
  }
  return parts;
}

/**
 * Sums the rewards' amounts per type, unit and fees, in the order of the rewards. Counts rewards
 * whose limit is a principal, such as APY boosters.
 *
 * @param options - `isExact` is false if the amount of a reward with a limit is a maximum, which
 *   the sum marks as `up_to`
 */
function sumsOf(
  rows: readonly Amounts[],
  amountOf: (row: Amounts) => string,
  { isExact = false } = {},
): Sums {
  const sums: Sums = [];
  for (const row of rows) {
    const { type, withdrawal, limit, fees = null } = rewardEntry(row.code);
    const facts = rewardTypeFacts[type];
    const { unit, amount } =
      facts.limit === 'principal'
        ? { unit: 'count', amount: '1' }
        : { unit: amountUnit(row.code), amount: amountOf(row) };
    const isPayoutLimit = limit !== undefined && facts.limit === 'payout';
    const isMaximum = !isExact && (facts.isMaximum || isPayoutLimit);
    // The worth of another coin is in the currency of the page.
    const coin = unit === usualStablecoin ? row.coin : undefined;
    const sum = sums.find(
      (other) =>
        other.type === type &&
        other.value.unit === unit &&
        other.fees === fees &&
        coinOf(other) === coin,
    );
    if (sum) sum.value = { unit, amount: addDecimals(sum.value.amount, amount) };
    else
      sums.push(
        issuedIn(coin, {
          type,
          value: { amount, unit },
          worth: null,
          withdrawal,
          up_to: isMaximum,
          fees,
        }),
      );
  }
  return sums;
}
