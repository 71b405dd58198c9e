import { createQuoteSocket, type Quote, type QuoteCodec } from '@exchange/quote-socket';
import { isDecimal } from '@exchange/quote-socket/decimal';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';

interface Price extends Quote {
  readonly last: string;
}

/** The work of `onopen` and `onmessage`, as one object. */
const codec: QuoteCodec<Price> = {
  batchSize: 100,
  subscribe: (symbols) => ({ op: 'subscribe', args: symbols }),
  unsubscribe: (symbols) => ({ op: 'unsubscribe', args: symbols }),
  ping: () => ({ op: 'ping' }),
  read(frame) {
    const { symbol, last } = JSON.parse(frame) as Record<string, unknown>;
    if (typeof symbol !== 'string') return undefined;
    if (!isDecimal(last)) return { tickers: [], failures: [{ symbol }] };
    return { tickers: [{ symbol, last }], failures: [] };
  },
};

// Replaces the server in this example. Without `WebSocket`, the socket uses the global one.
const server = createPageQuoteServer();
const quotes = createQuoteSocket({ url: server.url, WebSocket: server.WebSocket, codec });

const stop = quotes.subscribe('BTCUSDT', ({ last }) => {
  console.log(last); // 97000.10
  stop();
  quotes.close();
});
await server.until(() => server.received.length > 0);
server.sendRaw('{"symbol":"BTCUSDT","last":"97000.10"}');
