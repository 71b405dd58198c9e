import { isDecimal } from '@exchange/quote-socket/decimal';
import type { Quote, QuoteCodec } from '@exchange/quote-socket';

export interface BinanceQuote extends Quote {
  readonly currentTime: number;
  readonly close: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
}

/**
 * Codec of Binance's combined streams (`/stream`). An answer names only the request's number, so the codec stores the
 * symbols of each request. Create one codec per socket.
 */
export function createBinanceCodec(): QuoteCodec<BinanceQuote> {
  const requests = new Map<string, readonly string[]>();
  let lastId = 0;

  function request(method: string, symbols: readonly string[] = []) {
    lastId += 1;
    if (method === 'SUBSCRIBE') requests.set(String(lastId), symbols);
    const params = symbols.map((symbol) => `${symbol.toLowerCase()}@ticker`);
    return { method, ...(params.length > 0 && { params }), id: lastId };
  }

  return {
    batchSize: 200,
    subscribe: (symbols) => request('SUBSCRIBE', symbols),
    unsubscribe: (symbols) => request('UNSUBSCRIBE', symbols),
    // The server answers any request, and has no ping of its own.
    ping: () => request('LIST_SUBSCRIPTIONS'),

    read(frame) {
      const { id, error, data } = JSON.parse(frame) as Record<string, unknown>;
      if (typeof id === 'number') {
        const symbols = requests.get(String(id)) ?? [];
        requests.delete(String(id));
        if (error == null) return undefined;
        const refusal = JSON.stringify(error);
        const refused = symbols.length > 0 ? symbols : [''];
        return { tickers: [], failures: refused.map((symbol) => ({ symbol, refusal })) };
      }
      const item = Object(data) as Record<string, unknown>;
      if (item['e'] !== '24hrTicker') return undefined;
      const { E: currentTime, s: symbol, c: close, o: open, h: high, l: low } = item;
      if (typeof symbol !== 'string' || typeof currentTime !== 'number') return undefined;
      if (!isDecimal(close) || !isDecimal(open) || !isDecimal(high) || !isDecimal(low)) {
        return { tickers: [], failures: [{ symbol }] };
      }
      return { tickers: [{ symbol, currentTime, close, open, high, low }], failures: [] };
    },
  };
}
