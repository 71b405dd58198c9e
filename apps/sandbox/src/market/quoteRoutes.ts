import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { candleIntervals, type CandleInterval } from './candleHistory.ts';
import type { ServerClock } from '../clock.ts';
import { decimalsOf } from './scaledDecimal.ts';
import { failure, success } from '../http/envelope.ts';
import { stablecoinOf, stablecoins } from '../taskCenter/stablecoin.ts';
import type { Market } from './market.ts';

const limits = { symbols: 20, candles: 500 };

/** Query of the symbols call. */
export const symbolsQuery = z.object({
  /** Edition that the page displays, whose stablecoin the prices are in. */
  edition: z.string().default('default'),
});

/** Query of the candles call. Symbols are separated by commas, as in the quote socket. */
export const candleQuery = z.object({
  symbol: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
    .pipe(z.array(z.string()).max(limits.symbols)),
  interval: z.enum(Object.keys(candleIntervals) as CandleInterval[]),
  limit: z.coerce.number().int().min(1).max(limits.candles).default(200),
});

export const symbolsResult = z.strictObject({
  source: z.enum(['synthetic', 'replay']),
  symbols: z.array(
    z.strictObject({
      symbol: z.string(),
      symbolName: z.string(),
      /** Number of decimals in the symbol's prices. */
      priceDecimals: z.int().min(0),
    }),
  ),
});

const decimal = z.string().regex(/^\d+(\.\d+)?$/);

export const candlesResult = z.strictObject({
  interval: candleQuery.shape.interval,
  series: z.array(
    z.strictObject({
      symbol: z.string(),
      candles: z.array(
        z.strictObject({
          /** ms UTC. */
          start: z.int(),
          open: decimal,
          high: decimal,
          low: decimal,
          close: decimal,
          /** Missing for recordings, which contain only prices. */
          volume: decimal.optional(),
        }),
      ),
    }),
  ),
});

/** Registers the calls that list the market's symbols and their candles. */
export function quoteRoutes(
  app: FastifyInstance,
  { market, serverClock }: { market: Market; serverClock: ServerClock },
): void {
  app.get('/x-api/quote/v1/symbols', ({ query }) => {
    const parsed = symbolsQuery.safeParse(query);
    if (!parsed.success) return failure('badInput', 'edition: expected one edition.');
    const own = stablecoinOf(parsed.data.edition);
    const others = stablecoins.filter((coin) => coin !== own);
    const symbols = market.symbols.filter(
      (symbol) => !others.some((coin) => symbol.endsWith(coin)),
    );
    return success<z.infer<typeof symbolsResult>>({
      source: market.source,
      symbols: symbols.map((symbol) => {
        const quote = market.latest(symbol);
        return {
          symbol,
          symbolName: quote?.symbolName ?? symbol,
          priceDecimals: decimalsOf(quote?.items[0]?.c ?? ''),
        };
      }),
    });
  });

  app.get('/x-api/quote/v1/candles', ({ query }) => {
    const parsed = candleQuery.safeParse(query);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return failure('badInput', `${issue?.path.join('.')}: ${issue?.message}`);
    }
    const { symbol: symbols, interval, limit } = parsed.data;
    const range = { interval, limit, offsetMs: serverClock.offsetMs };
    const unknown = symbols.find((symbol) => !market.symbols.includes(symbol));
    if (unknown !== undefined) {
      return failure('badInput', `symbol: the market has no "${unknown.slice(0, 32)}".`);
    }
    return success<z.infer<typeof candlesResult>>({
      interval,
      series: symbols.map((symbol) => ({
        symbol,
        candles: market.candles(symbol, range),
      })),
    });
  });
}
