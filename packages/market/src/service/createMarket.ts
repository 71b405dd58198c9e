import type { Interval } from '@exchange/quote-socket/candles';
import type { SiteServices } from '@exchange/site/services';
import { marketSymbols } from './marketSymbols.ts';

/** Access to the market's prices. */
export interface Market {
  /** URL of the quote socket. Undefined on an untrusted host. */
  quotesUrl: string | undefined;
  /** Loads the symbols of the page's edition, such as `BTCUSDT`. Rejects with an ApiError. */
  symbols(signal: AbortSignal): Promise<string[]>;
  /**
   * Loads past candles as an unparsed response. Parse it with `readCandles`. `symbol` can contain
   * several symbols, separated by commas. Rejects with an ApiError.
   */
  candles(
    query: { symbol: string; interval: Interval; limit: number },
    signal: AbortSignal,
  ): Promise<unknown>;
  /** Logs a failure because of which the page keeps showing older prices. */
  report(error: unknown): void;
}

export interface MarketPaths {
  /** On the service `api`. */
  readonly symbols: string;
  /** On the service `api`. */
  readonly candles: string;
  /** WebSocket, on the service `spot`. */
  readonly quotes: string;
}

/**
 * Creates the market. Sends nothing until it is used.
 */
export function createMarket({
  api,
  edition,
  endpoints,
  report,
  paths,
}: Pick<SiteServices, 'api' | 'edition' | 'endpoints' | 'report'> & {
  paths: MarketPaths;
}): Market {
  return {
    quotesUrl: endpoints && endpoints.spot + paths.quotes,
    symbols: async (signal) =>
      marketSymbols(await api?.get(paths.symbols, { basePath: '', params: { edition }, signal })),
    candles: async (params, signal) => api?.get(paths.candles, { basePath: '', params, signal }),
    report,
  };
}
