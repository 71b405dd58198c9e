import type { ChannelCodec } from '@exchange/quote-socket/channels';
import { applied, type OrderBook } from './okxChannels.ts';

/** Changes of an order book, as in the stream `<symbol>@depth`. */
export interface BinanceDepth {
  /** Number of the first change in this event. */
  readonly U: number;
  /** Number of the last change in this event. */
  readonly u: number;
  readonly b: readonly (readonly string[])[];
  readonly a: readonly (readonly string[])[];
}

/** Answer of `GET /api/v3/depth`. */
export interface BinanceSnapshot {
  readonly lastUpdateId: number;
  readonly bids: readonly (readonly string[])[];
  readonly asks: readonly (readonly string[])[];
}

/**
 * Order books of Binance's combined streams. The stream has only changes, so the book is loaded over HTTP, and the
 * changes that it contains already are skipped.
 */
export function createBinanceBooks(
  fetchSnapshot: (symbol: string, signal: AbortSignal) => Promise<BinanceSnapshot>,
): ChannelCodec<OrderBook, BinanceDepth> {
  const requests = new Map<string, readonly string[]>();
  let lastId = 0;

  function request(method: string, symbols: readonly string[]) {
    // A text, so that it differs from the numbers of the codec for quotes.
    const id = `books-${(lastId += 1)}`;
    if (method === 'SUBSCRIBE') requests.set(id, symbols);
    return { method, params: symbols.map((symbol) => `${symbol.toLowerCase()}@depth`), id };
  }

  return {
    name: 'books',
    batchSize: 200,
    subscribe: (symbols) => request('SUBSCRIBE', symbols),
    unsubscribe: (symbols) => request('UNSUBSCRIBE', symbols),

    read(frame) {
      if (!/"books-|"depthUpdate"/.test(frame)) return undefined;
      const { id, error, data } = JSON.parse(frame) as {
        id?: string;
        error?: unknown;
        data?: BinanceDepth & { s: string };
      };
      if (data) return [{ topic: data.s, event: data }];
      const symbols = requests.get(id ?? '') ?? [];
      requests.delete(id ?? '');
      if (error === undefined) return [];
      return symbols.map((topic) => ({ topic, refusal: JSON.stringify(error) }));
    },

    reduce(book, { U, u, b, a }) {
      if (!book || U > book.seqId + 1) return undefined;
      if (u <= book.seqId) return book;
      return { seqId: u, bids: applied(book.bids, b), asks: applied(book.asks, a) };
    },

    async load(symbol, signal) {
      const { lastUpdateId, bids, asks } = await fetchSnapshot(symbol, signal);
      return {
        seqId: lastUpdateId,
        bids: applied(new Map(), bids),
        asks: applied(new Map(), asks),
      };
    },
  };
}
