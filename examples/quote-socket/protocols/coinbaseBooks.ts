import {
  reduceBook,
  type Book,
  type BookChange,
  type BookEvent,
} from '@exchange/quote-socket/book';
import type { ChannelCodec } from '@exchange/quote-socket/channels';

interface CoinbaseBook {
  readonly type: 'snapshot' | 'l2update';
  readonly product_id: string;
  readonly bids: readonly BookChange[];
  readonly asks: readonly BookChange[];
  /** Of `l2update`. */
  readonly changes: readonly (readonly [side: 'buy' | 'sell', price: string, size: string])[];
}

/** Order books of Coinbase Exchange. The server numbers no events, and guarantees that none is missing. */
export const coinbaseBooks: ChannelCodec<Book, BookEvent> = {
  name: 'books',
  batchSize: 100,
  subscribe: (product_ids) => request('subscribe', product_ids),
  unsubscribe: (product_ids) => request('unsubscribe', product_ids),
  read(frame) {
    if (!/"type":"(snapshot|l2update)"/.test(frame)) return undefined;
    const { type, product_id: topic, bids, asks, changes } = JSON.parse(frame) as CoinbaseBook;
    if (type === 'snapshot') return [{ topic, event: { isSnapshot: true, bids, asks } }];
    return [
      { topic, event: { bids: changesOf('buy', changes), asks: changesOf('sell', changes) } },
    ];
  },
  reduce: reduceBook,
};

function changesOf(side: 'buy' | 'sell', changes: CoinbaseBook['changes']): BookChange[] {
  return changes.flatMap(([each, price, size]) => (each === side ? [[price, size] as const] : []));
}

function request(type: string, product_ids: readonly string[]) {
  return { type, product_ids, channels: ['level2_batch'] };
}
