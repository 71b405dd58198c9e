import { createQuoteSocket, type Quote, type QuoteCodec } from '@exchange/quote-socket';
import { isDecimal, parseExactJson } from '@exchange/quote-socket/decimal';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';

interface Price extends Quote {
  readonly last: string;
}

const codec: QuoteCodec<Price> = {
  batchSize: 100,
  subscribe: (symbols) => ({ method: 'subscribe', symbols }),
  unsubscribe: (symbols) => ({ method: 'unsubscribe', symbols }),
  read(frame, { reply }) {
    const { type, symbol, last } = parseExactJson(frame) as Record<string, unknown>;
    if (type === 'ping') reply({ type: 'pong' });
    if (type !== 'price' || typeof symbol !== 'string') return undefined;
    if (!isDecimal(last)) return { tickers: [], failures: [{ symbol }] };
    return { tickers: [{ symbol, last }], failures: [] };
  },
};

const server = createPageQuoteServer();
const quotes = createQuoteSocket({ url: server.url, WebSocket: server.WebSocket, codec });
const unsubscribe = quotes.subscribe('BTC', ({ last }) => {
  console.log(last); // 97000.10
  unsubscribe();
  quotes.close();
});
await server.until(() => server.received.length > 0);
server.sendRaw('{"type":"price","symbol":"BTC","last":97000.10}');
