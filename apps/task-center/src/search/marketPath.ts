/** What symbols are quoted in, the longer name first where one ends with another. */
const quotes = ['USDT', 'USDC', 'BTC', 'ETH', 'EUR', 'TRY', 'BRL'];

/** The spot page of a symbol: `BTCUSDT` → `/trade/spot/BTC/USDT`. Undefined if its quote is unknown. */
export function marketPath(symbol: string): string | undefined {
  const quote = quotes.find((each) => symbol.endsWith(each) && symbol.length > each.length);
  return quote && `/trade/spot/${symbol.slice(0, -quote.length)}/${quote}`;
}
