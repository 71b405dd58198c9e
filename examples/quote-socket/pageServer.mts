import { createQuoteSocket } from '@exchange/quote-socket';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';

const server = createPageQuoteServer();
const quotes = createQuoteSocket({ url: server.url, WebSocket: server.WebSocket });
const unsubscribe = quotes.subscribe('BTCUSDT', ({ close }) => {
  console.log(close); // 97000.10
  unsubscribe();
  quotes.close();
});
await server.until(() => server.subscribed().includes('BTCUSDT'));
server.publish({ symbol: 'BTCUSDT', close: '97000.10' });
