import { createQuoteSocket } from '@exchange/quote-socket';

const quotes = createQuoteSocket({ url: 'ws://127.0.0.1:4713/spot/ws/quote/v1' });
quotes.on('error', (error) => console.warn(error.kind, error.message));
const unsubscribe = quotes.subscribe('BTCUSDT', (ticker) => {
  // Prices are decimal strings.
  console.log(ticker.symbol, ticker.close); // BTCUSDT 97000.10
  unsubscribe();
  quotes.close();
});
