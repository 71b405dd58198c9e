/** Quote coins of the spot market. A name that ends with another one comes first. */
const quoteCoins = ['USDT', 'USDC', 'BTC', 'ETH', 'EUR', 'TRY', 'BRL'] as const;

/** The coins of a spot symbol. */
export interface SpotPair {
  base: string;
  quote: string;
}

/** Splits a symbol: `BTCUSDT` → `BTC` and `USDT`. Undefined for an unknown quote coin. */
export function spotPair(symbol: string): SpotPair | undefined {
  const quote = quoteCoins.find((each) => symbol.endsWith(each) && symbol.length > each.length);
  return quote && { base: symbol.slice(0, -quote.length), quote };
}
