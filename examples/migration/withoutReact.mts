import { createQuoteSocket } from '@exchange/quote-socket';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';

const server = createPageQuoteServer();
const quotes = createQuoteSocket({ url: server.url, WebSocket: server.WebSocket });
console.log(quotes.getSnapshot('BTCUSDT')); // undefined
const stop = quotes.subscribe('BTCUSDT', ({ close }) => {
  console.log(close, quotes.isStale('BTCUSDT')); // 97000.10 false
  stop();
  quotes.close();
});
await server.until(() => server.subscribed().includes('BTCUSDT'));
server.publish({ symbol: 'BTCUSDT', close: '97000.10', currentTime: 1_700_000_000_000 });
