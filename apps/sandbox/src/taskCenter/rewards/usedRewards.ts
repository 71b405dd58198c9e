import { multiplyDecimals, compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import type { RewardType, TaskKind } from '@exchange/task-center-api';
import { rewardEntry } from '../catalogue/rewardCatalogue.ts';
import type { RewardRow, UsageRow } from './rewards.ts';
import { stateOf } from './rewardView.ts';

/** Fees of spot and derivatives trades, as fractions of the volume, in every edition. */
export const feeRates = { trade: '0.001', derivatives: '0.0006' } as const;

type Market = keyof typeof feeRates;

/** Start of the path of a market's pages. */
const marketPaths: Readonly<Record<Market, string>> = {
  trade: '/trade/spot/',
  derivatives: '/trade/usdt/',
};

/** Activities that use rewards. */
type Using = Market | 'earn';

/** Types of rewards that an activity uses besides its fees. For simplicity, it uses its full amount of each. */
const usedInFull: Readonly<Record<Using, readonly RewardType[]>> = {
  trade: [],
  derivatives: ['bonus', 'trial_fund', 'loss_cover'],
  earn: ['apy_booster'],
};

/** A use of a reward by an activity. */
export interface RewardUse {
  row: RewardRow;
  amount: string;
  kind: UsageRow['kind'];
}

/**
 * Returns the amounts that an activity uses of an account's rewards. Coupons pay the fee of a trade. Then one rebate
 * pays back its share of the rest. Rewards that end first are used first.
 */
export function usedRewards(
  rows: readonly RewardRow[],
  { kind, amount }: { kind: TaskKind; amount: string },
  now: number,
): RewardUse[] {
  if (!isUsing(kind)) return [];
  const working = rows
    .filter((row) => {
      const { needsActivation } = rewardEntry(row.code);
      const state = stateOf(row, now);
      return state === 'in_use' || (state === 'active' && !needsActivation);
    })
    .sort((a, b) => (a.valid_until ?? Infinity) - (b.valid_until ?? Infinity));
  const of = (...types: readonly RewardType[]) =>
    working.filter(({ code }) => types.includes(rewardEntry(code).type));
  const inFull = of(...usedInFull[kind]).map((row) => ({ row, amount }));
  const uses = kind === 'earn' ? inFull : [...feeUses(of, kind, amount), ...inFull];
  return uses.map((use) => ({ ...use, kind }));
}

function feeUses(
  of: (...types: readonly RewardType[]) => RewardRow[],
  market: Market,
  amount: string,
): Omit<RewardUse, 'kind'>[] {
  const uses: Omit<RewardUse, 'kind'>[] = [];
  let fee = multiplyDecimals(amount, feeRates[market], 2);
  for (const row of of('coupon')) {
    const paid = compareDecimals(fee, row.remaining) < 0 ? fee : row.remaining;
    uses.push({ row, amount: paid });
    fee = subtractDecimals(fee, paid);
  }
  const rebate = of('fee_rebate').find(({ code }) =>
    rewardEntry(code).usePath.startsWith(marketPaths[market]),
  );
  if (rebate) uses.push({ row: rebate, amount: multiplyDecimals(fee, rebate.amount, 2) });
  return uses.filter((use) => compareDecimals(use.amount, '0') > 0);
}

function isUsing(kind: TaskKind): kind is Using {
  return Object.hasOwn(usedInFull, kind);
}
