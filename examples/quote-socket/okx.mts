import { createQuoteSocket } from '@exchange/quote-socket';
import { topOfBook } from '@exchange/quote-socket/book';
import { createChannel } from '@exchange/quote-socket/channels';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';
import { createOkxCodec } from './protocols/okx.ts';
import { okxBooks } from './protocols/okxChannels.ts';

// A server that answers in the format of OKX v5: an order book and a ticker on one connection, after a login.
const server = createPageQuoteServer({
  reply({ message }) {
    const { op, args } = message as { op: string; args: { channel: string; instId: string }[] };
    if (op === 'login') return { event: 'login', code: '0', msg: '' };
    const ticker = { instId: 'BTC-USDT', last: '97000.1', open24h: '96000', ts: '1700000000123' };
    const book = { bids: [['97000', '1.5']], asks: [], seqId: 1, prevSeqId: -1 };
    return args.map((arg) =>
      arg.channel === 'books' ? { arg, action: 'snapshot', data: [book] } : { arg, data: [ticker] },
    );
  },
});
const codec = createOkxCodec({
  apiKey: 'key',
  passphrase: 'pass',
  sign: (text) => Promise.resolve(`signature of ${text}`),
  now: () => Math.floor(Date.now() / 1_000),
});
const quotes = createQuoteSocket({ url: server.url, WebSocket: server.WebSocket, codec });
const books = createChannel(quotes, okxBooks);
const last = new Promise<string>((resolve) => {
  quotes.subscribe('BTC-USDT', (quote) => resolve(quote.last));
});
const best = new Promise<string | undefined>((resolve) => {
  books.subscribe('BTC-USDT', ({ state }) => {
    if (state) resolve(topOfBook(state, 1).bids[0]?.price);
  });
});
console.log(await last, await best); // 97000.1 97000
books.dispose();
quotes.close();
