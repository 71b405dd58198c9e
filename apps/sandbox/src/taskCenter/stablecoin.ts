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

/** Key of the coin in which a reward was issued. It is in no JSON, and spreads copy it. */
const issuedCoin = Symbol('issuedCoin');

type Issued = { [issuedCoin]?: string };

/**
 * Marks an object of the API: `inStablecoinOf` gives its amounts in `coin`, on every edition.
 * Undefined marks nothing.
 */
export function issuedIn<Result extends object>(coin: string | undefined, result: Result): Result {
  return coin === undefined ? result : { ...result, [issuedCoin]: coin };
}

/** Returns the coin with which an object was marked, or undefined. */
export function coinOf(result: object): string | undefined {
  return (result as Issued)[issuedCoin];
}

/**
 * Returns a result of the API with the amounts of offers, and paths of markets, in the stablecoin
 * of an edition. What was issued keeps its coin. One unit of each is worth the same.
 */
export function inStablecoinOf<Result>(edition: string, result: Result): Result {
  const coin = stablecoinOf(edition);
  return replaced(result, { page: coin, amounts: coin }) as Result;
}

function replaced(value: unknown, coins: { page: string; amounts: string }): unknown {
  if (typeof value === 'string') {
    if (value === usualStablecoin) return coins.amounts;
    return value.startsWith('/') ? value.replace(`/${usualStablecoin}`, `/${coins.page}`) : value;
  }
  if (Array.isArray(value)) return value.map((item) => replaced(item, coins));
  if (typeof value !== 'object' || value === null) return value;
  const own = { ...coins, amounts: coinOf(value) ?? coins.amounts };
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, replaced(item, own)]),
  );
}
