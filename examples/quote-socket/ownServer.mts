import { createQuoteSocket } from '@exchange/quote-socket';
import { createQuoteServer } from '@exchange/quote-socket/testing';

const server = await createQuoteServer();
const quotes = createQuoteSocket({ url: server.url });

const next = () =>
  new Promise<string>((resolve) => {
    const stop = quotes.subscribe('BTCUSDT', ({ close }) => {
      stop();
      resolve(close);
    });
  });

const first = next();
await server.until(() => server.subscribed().includes('BTCUSDT'));
server.publish({ symbol: 'BTCUSDT', close: '97000.10', currentTime: 1_700_000_000_000 });
console.log(await first); // 97000.10
quotes.close();
await server.stop();
