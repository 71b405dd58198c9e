import { stablecoins, usualStablecoin } from '../taskCenter/stablecoin.ts';
import type { Market, Quote } from './market.ts';

/**
 * Adds symbols to a market: for each one in the usual stablecoin, one in every other stablecoin of
 * an edition. All of them have the same prices.
 */
export function withStablecoins(market: Market): Market {
  const sources = new Map(market.symbols.map((symbol) => [symbol, symbol]));
  const others = new Map<string, string[]>();
  for (const symbol of market.symbols.filter((each) => each.endsWith(usualStablecoin))) {
    const base = symbol.slice(0, -usualStablecoin.length);
    const added = stablecoins.map((coin) => base + coin).filter((each) => !sources.has(each));
    for (const each of added) sources.set(each, symbol);
    others.set(symbol, added);
  }
  return {
    ...market,
    symbols: [...sources.keys()],
    latest(symbol) {
      const source = sources.get(symbol) ?? symbol;
      const quote = market.latest(source);
      return quote && source !== symbol ? renamed(quote, symbol) : quote;
    },
    candles: (symbol, range) => market.candles(sources.get(symbol) ?? symbol, range),
    start: (onQuote) =>
      market.start((quote) => {
        onQuote(quote);
        for (const symbol of others.get(quote.symbol) ?? []) onQuote(renamed(quote, symbol));
      }),
  };
}

function renamed({ items }: Quote, symbol: string): Quote {
  const renamedItems = items.map((item) => ({ ...item, s: symbol, sn: symbol }));
  return { symbol, symbolName: symbol, items: renamedItems };
}
