import { createQuoteSocket } from '@exchange/quote-socket';
import { createPageQuoteServer } from '@exchange/quote-socket/testing/page';
import { krakenCodec } from './protocols/kraken.ts';

// A server that answers in the format of Kraken v2. Its prices are JSON numbers with more digits than a double has.
const server = createPageQuoteServer({
  reply: () =>
    '{"channel":"ticker","type":"snapshot","data":[{"symbol":"ALGO/USD","last":0.100350000000000000001,"bid":1.0025e-1,"ask":0.10036,"change_pct":-0.17}]}',
});
const quotes = createQuoteSocket({
  url: server.url, // wss://ws.kraken.com/v2
  WebSocket: server.WebSocket,
  codec: krakenCodec,
});
quotes.subscribe('ALGO/USD', ({ last, bid }) => {
  console.log(last, bid); // 0.100350000000000000001 0.10025
  quotes.close();
});
