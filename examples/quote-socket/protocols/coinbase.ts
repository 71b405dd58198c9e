import { isDecimal } from '@exchange/quote-socket/decimal';
import type { Quote, QuoteCodec } from '@exchange/quote-socket';

export interface CoinbaseQuote extends Quote {
  readonly currentTime: number;
  readonly price: string;
  readonly open_24h: string;
}

/**
 * Codec of Coinbase Exchange. It has no ping: instead of that, the client subscribes to the channel
 * `heartbeat`, which sends a message per second.
 */
export const coinbaseCodec: QuoteCodec<CoinbaseQuote> = {
  batchSize: 100,
  // One message per channel.
  subscribe: (symbols) => requests('subscribe', symbols),
  unsubscribe: (symbols) => requests('unsubscribe', symbols),

  read(frame) {
    const {
      type,
      message,
      reason,
      product_id: symbol,
      price,
      open_24h,
      time,
    } = JSON.parse(frame) as Record<string, unknown>;
    if (type === 'error') {
      const refusal = JSON.stringify([message, reason]);
      return { tickers: [], failures: [{ symbol: '', refusal }] };
    }
    if (type !== 'ticker' || typeof symbol !== 'string') return undefined;
    const currentTime = Date.parse(String(time));
    if (!isDecimal(price) || !isDecimal(open_24h) || Number.isNaN(currentTime)) {
      return { tickers: [], failures: [{ symbol }] };
    }
    return { tickers: [{ symbol, currentTime, price, open_24h }], failures: [] };
  },
};

function requests(type: string, product_ids: readonly string[]) {
  return ['ticker', 'heartbeat'].map((channel) => ({ type, product_ids, channels: [channel] }));
}
