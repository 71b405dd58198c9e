import { isDecimal, parseExactJson } from '@exchange/quote-socket/decimal';
import type { Quote, QuoteCodec, QuoteFailure } from '@exchange/quote-socket';

/** The server sends no time, so quotes count in the order of their arrival. */
export interface KrakenQuote extends Quote {
  readonly last: string;
  readonly bid: string;
  readonly ask: string;
  readonly change_pct: string;
}

/** Codec of Kraken v2 (`/v2`). Prices are JSON numbers, which are read exactly. */
export const krakenCodec: QuoteCodec<KrakenQuote> = {
  batchSize: 100,
  subscribe: (symbols) => request('subscribe', symbols),
  unsubscribe: (symbols) => request('unsubscribe', symbols),
  ping: () => ({ method: 'ping' }),

  read(frame) {
    const message = parseExactJson(frame) as Record<string, unknown>;
    const tickers: KrakenQuote[] = [];
    const failures: QuoteFailure[] = [];
    if (message['success'] === false) {
      const { symbol = '', error } = message;
      // A pair that does not exist is not worth another request, unlike a rate limit.
      const retry = !String(error).startsWith('Currency pair not supported');
      failures.push({ symbol: String(symbol), refusal: String(error), retry });
    } else if (message['channel'] === 'ticker' && Array.isArray(message['data'])) {
      for (const item of message['data'] as Record<string, unknown>[]) {
        const { symbol, last, bid, ask, change_pct } = item;
        if (typeof symbol !== 'string') return undefined;
        if (!isDecimal(last) || !isDecimal(bid) || !isDecimal(ask) || !isDecimal(change_pct)) {
          failures.push({ symbol });
        } else tickers.push({ symbol, last, bid, ask, change_pct });
      }
    }
    return { tickers, failures };
  },
};

function request(method: string, symbol: readonly string[]) {
  return { method, params: { channel: 'ticker', symbol } };
}
