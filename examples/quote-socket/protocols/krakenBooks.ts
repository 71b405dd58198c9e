import { reduceBook, type Book, type BookEvent } from '@exchange/quote-socket/book';
import type { ChannelCodec } from '@exchange/quote-socket/channels';
import { parseExactJson } from '@exchange/quote-socket/decimal';

interface KrakenLevel {
  readonly price: string;
  readonly qty: string;
}

interface KrakenBooks {
  readonly type?: 'snapshot' | 'update';
  readonly data?: readonly {
    readonly symbol: string;
    readonly bids: readonly KrakenLevel[];
    readonly asks: readonly KrakenLevel[];
  }[];
}

const depth = 10;

/**
 * Order books of Kraken v2. The server does not remove the levels beyond the depth of the subscription, and numbers no
 * events. Its checksums are not compared.
 */
export const krakenBooks: ChannelCodec<Book, BookEvent> = {
  name: 'books',
  batchSize: 100,
  subscribe: (symbols) => request('subscribe', symbols),
  unsubscribe: (symbols) => request('unsubscribe', symbols),
  read(frame) {
    if (!frame.includes('"channel":"book"')) return undefined;
    const { type, data = [] } = parseExactJson(frame) as KrakenBooks;
    return data.map(({ symbol, bids, asks }) => ({
      topic: symbol,
      event: {
        isSnapshot: type === 'snapshot',
        bids: bids.map(({ price, qty }) => [price, qty] as const),
        asks: asks.map(({ price, qty }) => [price, qty] as const),
      },
    }));
  },
  reduce: (book, event) => reduceBook(book, event, depth),
};

function request(method: string, symbol: readonly string[]) {
  return { method, params: { channel: 'book', depth, symbol } };
}
