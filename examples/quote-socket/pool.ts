import { createQuotePool } from '@exchange/quote-socket/pool';

export const pool = createQuotePool({
  url: 'wss://ws2.brand.com/spot/ws/quote/v1',
  symbolsPerConnection: 200,
  messagesPerSecond: 4,
});
