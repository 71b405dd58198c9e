import {
  reduceBook,
  type Book,
  type BookChange,
  type BookEvent,
} from '@exchange/quote-socket/book';
import type { ChannelCodec } from '@exchange/quote-socket/channels';

/** Changes of an order book, as in the stream `<symbol>@depth`. */
interface BinanceDepth {
  /** Number of the first change in this event. */
  readonly U: number;
  /** Number of the last change in this event. */
  readonly u: number;
  readonly s: string;
  readonly b: readonly BookChange[];
  readonly a: readonly BookChange[];
}

/** Answer of `GET /api/v3/depth`. */
export interface BinanceSnapshot {
  readonly lastUpdateId: number;
  readonly bids: readonly BookChange[];
  readonly asks: readonly BookChange[];
}

/**
 * Order books of Binance's combined streams. The stream has only changes, so the book is loaded over HTTP, and the
 * changes that it contains already are skipped.
 */
export function createBinanceBooks(
  fetchSnapshot: (symbol: string, signal: AbortSignal) => Promise<BinanceSnapshot>,
): ChannelCodec<Book, BookEvent> {
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
        data?: BinanceDepth;
      };
      if (data) {
        const { U: first, u: sequence, s: topic, b: bids, a: asks } = data;
        return [{ topic, event: { first, sequence, bids, asks } }];
      }
      const symbols = requests.get(id ?? '') ?? [];
      requests.delete(id ?? '');
      if (error === undefined) return [];
      return symbols.map((topic) => ({ topic, refusal: JSON.stringify(error) }));
    },

    reduce: reduceBook,

    async load(symbol, signal) {
      const { lastUpdateId: sequence, bids, asks } = await fetchSnapshot(symbol, signal);
      return reduceBook(undefined, { isSnapshot: true, sequence, bids, asks });
    },
  };
}
