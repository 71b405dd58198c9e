import { createQuoteSocket } from '@exchange/quote-socket';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';
import { coinbaseCodec } from './protocols/coinbase.ts';

// A server that answers in the format of Coinbase Exchange.
const server = createPageQuoteServer({
  reply({ message }) {
    const { channels, product_ids } = message as { channels: string[]; product_ids: string[] };
    if (!channels.includes('ticker')) return undefined;
    const ticker = { type: 'ticker', price: '1285.22', open_24h: '1310.79' };
    const time = '2022-10-19T23:28:22.061769Z';
    return product_ids.map((product_id) => ({ ...ticker, product_id, time }));
  },
});
const quotes = createQuoteSocket({
  url: server.url, // wss://ws-feed.exchange.coinbase.com
  WebSocket: server.WebSocket,
  codec: coinbaseCodec,
});
quotes.subscribe('ETH-USD', ({ symbol, price }) => {
  console.log(symbol, price); // ETH-USD 1285.22
  quotes.close();
});
