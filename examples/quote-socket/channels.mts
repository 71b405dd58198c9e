import { createQuoteSocket } from '@exchange/quote-socket';
import { createChannel, type ChannelCodec } from '@exchange/quote-socket/channels';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';

interface Trade {
  readonly id: number;
  readonly price: string;
}

/** The last 50 trades of a symbol, newest first. */
const codec: ChannelCodec<readonly Trade[], Trade> = {
  name: 'trades',
  subscribe: (symbols) => ({ topic: 'trades', event: 'sub', symbols }),
  unsubscribe: (symbols) => ({ topic: 'trades', event: 'cancel', symbols }),
  read(frame) {
    if (!frame.startsWith('{"topic":"trades"')) return undefined;
    const { symbol, trade } = JSON.parse(frame) as { symbol: string; trade: Trade };
    return [{ topic: symbol, event: trade }];
  },
  reduce(trades = [], trade) {
    const { id = trade.id - 1 } = trades[0] ?? {};
    // Trades are missing, so the channel subscribes again.
    if (trade.id !== id + 1) return undefined;
    return [trade, ...trades].slice(0, 50);
  },
};

const server = createPageQuoteServer({
  reply: ({ message }) =>
    (message as { event?: string }).event === 'sub'
      ? { topic: 'trades', symbol: 'BTCUSDT', trade: { id: 1, price: '97000.10' } }
      : undefined,
});
const quotes = createQuoteSocket({ url: server.url, WebSocket: server.WebSocket });
const trades = createChannel(quotes, codec, { backpressure: 'all' });
trades.subscribe('BTCUSDT', ({ state, isStale, events }) => {
  console.log(state?.[0]?.price, isStale, events.length); // 97000.10 false 1
  trades.dispose();
  quotes.close();
});
