import { createQuoteSocket } from '@exchange/quote-socket';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';
import { createBinanceCodec } from './protocols/binance.ts';

// A server that answers in the format of Binance's combined streams. For the real one, leave out `WebSocket`.
const server = createPageQuoteServer({
  reply({ message }) {
    const { id, params = [] } = message as { id: number; params?: string[] };
    const data = { e: '24hrTicker', E: 1_700_000_000_123, s: 'BTCUSDT', c: '97000.10' };
    return [
      { id, result: null },
      ...params.map((stream) => ({
        stream,
        data: { ...data, o: '96000', h: '98000', l: '95000' },
      })),
    ];
  },
});
const quotes = createQuoteSocket({
  url: server.url, // wss://stream.binance.com:9443/stream
  WebSocket: server.WebSocket,
  codec: createBinanceCodec(),
});
quotes.subscribe('BTCUSDT', ({ symbol, close }) => {
  console.log(symbol, close); // BTCUSDT 97000.10
  quotes.close();
});
