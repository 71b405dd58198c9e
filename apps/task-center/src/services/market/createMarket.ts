import type { ApiClient } from '@exchange/api-client';
import { createQuoteSocket, type QuoteSocket } from '@exchange/quote-socket';
import type { Interval } from '@exchange/quote-socket/candles';
import type { Endpoints } from '../../paths/regions.ts';
import { marketSymbols } from './marketSymbols.ts';

/** Prices of the market. */
export interface Market {
  /** Live prices. Undefined on an untrusted host. */
  quotes: QuoteSocket | undefined;
  /** Loads the symbols, such as `BTCUSDT`. Rejects with an ApiError. */
  symbols(signal: AbortSignal): Promise<string[]>;
  /**
   * Loads the history, to be parsed by `readCandles`. `symbol` can be several symbols, separated by
   * commas. Rejects with an ApiError.
   */
  candles(
    query: { symbol: string; interval: Interval; limit: number },
    signal: AbortSignal,
  ): Promise<unknown>;
  /** Logs a failure that leaves older prices on the page. */
  report(error: unknown): void;
}

/** Paths of the quote service. */
const paths = {
  symbols: '/x-api/quote/v1/symbols',
  candles: '/x-api/quote/v1/candles',
  quotes: '/spot/ws/quote/v1',
} as const;

/**
 * Creates the market. Sends nothing until it is used.
 *
 * @param api - undefined on an untrusted host, like `endpoints`
 */
export function createMarket({
  api,
  endpoints,
  report,
}: {
  api: Pick<ApiClient, 'get'> | undefined;
  endpoints: Pick<Endpoints, 'spot'> | undefined;
  report: (error: unknown) => void;
}): Market {
  return {
    quotes: endpoints && createQuoteSocket({ url: endpoints.spot + paths.quotes }),
    symbols: async (signal) =>
      marketSymbols(await api?.get(paths.symbols, { basePath: '', signal })),
    candles: async (params, signal) => api?.get(paths.candles, { basePath: '', params, signal }),
    report,
  };
}
