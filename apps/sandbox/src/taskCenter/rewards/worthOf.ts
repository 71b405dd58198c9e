import { multiplyDecimals, type Value } from '@exchange/exchange-api';
import type { Caller } from '../calls/caller.ts';

/** Returns what an amount of a coin is worth in USDT, rounded to cents, or null if it has no price or is worth less. */
export function worthOf({ amount, unit }: Value, priceOf: Caller['priceOf']): Value | null {
  const price = priceOf(unit);
  if (price === undefined) return null;
  const usdt = multiplyDecimals(amount, price, 2);
  return usdt === '0' ? null : { amount: usdt, unit: 'USDT' };
}
