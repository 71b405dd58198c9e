import { createQuoteSocket } from '@exchange/quote-socket';
import { reduceBook, topOfBook, type Book, type BookEvent } from '@exchange/quote-socket/book';
import { createChannel, type ChannelCodec } from '@exchange/quote-socket/channels';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';

const codec: ChannelCodec<Book, BookEvent> = {
  name: 'books',
  subscribe: (symbols) => ({ topic: 'book', event: 'sub', symbols }),
  unsubscribe: (symbols) => ({ topic: 'book', event: 'cancel', symbols }),
  read(frame) {
    if (!frame.startsWith('{"topic":"book"')) return undefined;
    const { symbol, full, seq, bids, asks } = JSON.parse(frame);
    return [{ topic: symbol, event: { isSnapshot: full, sequence: seq, bids, asks } }];
  },
  reduce: reduceBook,
};

const topic = { topic: 'book', symbol: 'BTCUSDT' };
const server = createPageQuoteServer({
  reply: ({ message }) =>
    (message as { event?: string }).event === 'sub'
      ? [
          { ...topic, full: true, seq: 1, bids: [['97000.10', '2']], asks: [['97001.00', '1']] },
          { ...topic, full: false, seq: 2, bids: [['97000.50', '0.3']], asks: [['97001.00', '0']] },
        ]
      : undefined,
});
const quotes = createQuoteSocket({ url: server.url, WebSocket: server.WebSocket });
const books = createChannel(quotes, codec);
books.subscribe('BTCUSDT', ({ state }) => {
  if (!state) return;
  const { bids, asks } = topOfBook(state, 8);
  console.log(bids[0]?.price, bids.length, asks.length); // 97000.50 2 0
  books.dispose();
  quotes.close();
});
