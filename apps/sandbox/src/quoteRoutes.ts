import type { FastifyInstance } from 'fastify';
import { success } from './envelope.ts';
import type { Market } from './market.ts';

/** What the market trades, so that a page can show any market, a replayed one too. */
export function quoteRoutes(app: FastifyInstance, { market }: { market: Market }): void {
  app.get('/x-api/quote/v1/symbols', () =>
    success({
      source: market.source,
      symbols: market.symbols.map((symbol) => {
        const quote = market.latest(symbol);
        const price = quote?.items[0]?.c ?? '';
        return {
          symbol,
          symbolName: quote?.symbolName ?? symbol,
          priceDecimals: price.split('.')[1]?.length ?? 0,
        };
      }),
    }),
  );
}
