import {
  reduceBook,
  type Book,
  type BookChange,
  type BookEvent,
} from '@exchange/quote-socket/book';
import type { ChannelCodec, ChannelEvent, ChannelRefusal } from '@exchange/quote-socket/channels';

interface OkxBook {
  readonly seqId: number;
  readonly prevSeqId: number;
  readonly bids: readonly BookChange[];
  readonly asks: readonly BookChange[];
}

export interface OkxTrade {
  readonly tradeId: string;
  readonly px: string;
  readonly sz: string;
}

export interface OkxOrder {
  readonly ordId: string;
  readonly state: 'live' | 'partially_filled' | 'filled' | 'canceled';
}

interface OkxMessage {
  readonly event?: string;
  readonly code?: string;
  readonly msg?: string;
  readonly action?: 'snapshot' | 'update';
  readonly arg?: Readonly<Record<string, string>>;
  readonly data?: readonly object[];
}

/**
 * Messages of an OKX v5 channel.
 *
 * @param key - field of `arg` that contains the topic
 */
function okxChannel<Event>(
  channel: string,
  key: 'instId' | 'instType',
  eventOf: (item: object, action: OkxMessage['action']) => Event,
) {
  const request = (op: string, topics: readonly string[]) => ({
    op,
    args: topics.map((topic) => ({ channel, [key]: topic })),
  });
  return {
    name: channel,
    batchSize: 500,
    subscribe: (topics: readonly string[]) => request('subscribe', topics),
    unsubscribe: (topics: readonly string[]) => request('unsubscribe', topics),
    read(frame: string): (ChannelEvent<Event> | ChannelRefusal)[] | undefined {
      // Parses only the frames of this channel.
      if (!frame.includes(`"channel":"${channel}"`)) return undefined;
      const message = JSON.parse(frame) as OkxMessage;
      const topic = message.arg?.[key] ?? '';
      if (message.event === 'error') {
        const refusal = JSON.stringify([message.code, message.msg]);
        // 60018: the channel or the instrument does not exist.
        return [{ topic, refusal, retry: message.code !== '60018' }];
      }
      return (message.data ?? []).map((item) => ({ topic, event: eventOf(item, message.action) }));
    },
  };
}

/** Order book: a snapshot after the subscription, then changes. `prevSeqId` shows whether one is missing. */
export const okxBooks: ChannelCodec<Book, BookEvent> = {
  ...okxChannel('books', 'instId', (item, action) => {
    const { seqId, prevSeqId, bids, asks } = item as OkxBook;
    const isSnapshot = action === 'snapshot';
    return { isSnapshot, sequence: seqId, previous: prevSeqId, bids, asks };
  }),
  reduce: reduceBook,
};

/** The last 50 trades, newest first. */
export const okxTrades: ChannelCodec<readonly OkxTrade[], OkxTrade> = {
  ...okxChannel('trades', 'instId', (item) => item as OkxTrade),
  reduce: (trades = [], trade) => [trade, ...trades].slice(0, 50),
};

/** The current candle: start, open, high, low, close. */
export const okxCandles: ChannelCodec<readonly string[], readonly string[]> = {
  ...okxChannel('candle1m', 'instId', (item) => (item as readonly string[]).slice(0, 5)),
  reduce: (candle, next) => (candle && Number(next[0]) < Number(candle[0]) ? candle : next),
};

/** Open orders of the user, by id. The topic is the type of the instruments, such as `SPOT`. Needs a login. */
export const okxOrders: ChannelCodec<ReadonlyMap<string, OkxOrder>, OkxOrder> = {
  ...okxChannel('orders', 'instType', (item) => item as OkxOrder),
  reduce(orders = new Map<string, OkxOrder>(), order) {
    const next = new Map(orders).set(order.ordId, order);
    if (order.state === 'filled' || order.state === 'canceled') next.delete(order.ordId);
    return next;
  },
};
