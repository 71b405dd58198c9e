import type { Value } from '@exchange/exchange-api';

/** Share of the amount that a conversion loses, because the price includes it. */
export const convertSpread = '0.001';

/** Network fee of a withdrawal, and the smallest amount that can be withdrawn. */
interface WithdrawalCost {
  fee: string;
  least: string;
}

/** Costs of withdrawing each coin that rewards pay. */
const withdrawalCosts: Readonly<Record<string, WithdrawalCost>> = {
  BTC: { fee: '0.00002', least: '0.00005' },
  ETH: { fee: '0.0006', least: '0.001' },
};

/** Coins with a known cost of withdrawal. */
export const withdrawnCoins = Object.keys(withdrawalCosts);

/** Returns the cost of withdrawing a coin, or undefined if it is unknown. */
export function withdrawalCost(unit: string): Record<keyof WithdrawalCost, Value> | undefined {
  const cost = withdrawalCosts[unit];
  return cost && { fee: { amount: cost.fee, unit }, least: { amount: cost.least, unit } };
}
