/** Quote currencies. A name that ends with another one must come first. */
const quotes = ['USDT', 'USDC', 'BTC', 'ETH', 'EUR', 'TRY', 'BRL'];

/** Spot page of a symbol: `BTCUSDT` → `/trade/spot/BTC/USDT`. Undefined for an unknown quote. */
export function marketPath(symbol: string): string | undefined {
  const quote = quotes.find((each) => symbol.endsWith(each) && symbol.length > each.length);
  return quote && `/trade/spot/${symbol.slice(0, -quote.length)}/${quote}`;
}
