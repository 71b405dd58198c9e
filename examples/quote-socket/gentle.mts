import { createQuoteSocket } from '@exchange/quote-socket';

export const quotes = createQuoteSocket({
  url: 'wss://ws2.brand.com/spot/ws/quote/v1',
  timing: { backoffBaseMs: 5_000, backoffCapMs: 60_000 },
});
