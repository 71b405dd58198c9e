import type { Region } from './callerRegion.ts';

/** Currency of the catalogue's amounts. */
export const usualCurrency = 'USDT';

/** Editions with another currency of rewards and prices. In the EU, USDT is not an authorised e-money token (MiCA). */
const currencies: Partial<Record<Region, string>> = { eu: 'USDC', nl: 'USDC' };

/** Returns the currency of rewards and prices in an edition. */
export function currencyOf(edition: string): string {
  return (currencies as Record<string, string | undefined>)[edition] ?? usualCurrency;
}

/**
 * Returns a result of the API with all amounts, and paths of markets, in the currency of an edition. One unit of each is worth
 * the same.
 */
export function inCurrencyOf<Result>(edition: string, result: Result): Result {
  const currency = currencyOf(edition);
  return currency === usualCurrency ? result : (replaced(result, currency) as Result);
}

function replaced(value: unknown, currency: string): unknown {
  if (typeof value === 'string') {
    if (value === usualCurrency) return currency;
    return value.startsWith('/') ? value.replace(`/${usualCurrency}`, `/${currency}`) : value;
  }
  if (Array.isArray(value)) return value.map((item) => replaced(item, currency));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, replaced(item, currency)]),
  );
}
