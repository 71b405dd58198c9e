import { createSharedQuoteSocket } from '@exchange/quote-socket/tabs';

const quotes = createSharedQuoteSocket({ url: 'ws://127.0.0.1:4713/spot/ws/quote/v1' });
quotes.subscribe('BTCUSDT', ({ close }) => {
  document.querySelector('#root')!.textContent = close;
});
