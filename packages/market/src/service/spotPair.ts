/** Quote coins of the spot market. A longer name comes before any name that it ends with. */
const quoteCoins = ['USDT', 'USDC', 'BTC', 'ETH', 'EUR', 'TRY', 'BRL'] as const;

/** The coins of a spot symbol. */
export interface SpotPair {
  base: string;
  quote: string;
}

/** Splits a symbol: `BTCUSDT` → `BTC` and `USDT`. Returns undefined if the quote coin is unknown. */
export function spotPair(symbol: string): SpotPair | undefined {
  const quote = quoteCoins.find((each) => symbol.endsWith(each) && symbol.length > each.length);
  return quote && { base: symbol.slice(0, -quote.length), quote };
}
