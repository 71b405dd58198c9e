import type { Region } from './callerRegion.ts';

/** Stablecoin of the catalogue's amounts. */
export const usualStablecoin = 'USDT';

/** Editions with another stablecoin. In the EU, USDT is not an authorised e-money token (MiCA). */
const otherEditions: Partial<Record<Region, string>> = { eu: 'USDC', nl: 'USDC' };

/** All stablecoins of editions. */
export const stablecoins: readonly string[] = [
  ...new Set([usualStablecoin, ...Object.values(otherEditions)]),
];

/** Returns the coin of rewards and prices in an edition. */
export function stablecoinOf(edition: string): string {
  return (otherEditions as Record<string, string | undefined>)[edition] ?? usualStablecoin;
}

/**
 * Returns a result of the API with all amounts, and paths of markets, in the stablecoin of an edition. One unit of each is worth
 * the same.
 */
export function inStablecoinOf<Result>(edition: string, result: Result): Result {
  const coin = stablecoinOf(edition);
  return coin === usualStablecoin ? result : (replaced(result, coin) as Result);
}

function replaced(value: unknown, coin: string): unknown {
  if (typeof value === 'string') {
    if (value === usualStablecoin) return coin;
    return value.startsWith('/') ? value.replace(`/${usualStablecoin}`, `/${coin}`) : value;
  }
  if (Array.isArray(value)) return value.map((item) => replaced(item, coin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, replaced(item, coin)]),
  );
}
