import { createQuoteSocket, type QuoteSocket, type Ticker } from '@exchange/quote-socket';
import { bucketEnd, bucketStart, createAggregator } from '@exchange/quote-socket/candles';

export const quotes: QuoteSocket = createQuoteSocket({
  url: 'wss://ws2.brand.com/spot/ws/quote/v1',
});
export const stop: () => void = quotes.subscribe('BTCUSDT', (ticker: Ticker) => {
  const prices: string[] = [ticker.open, ticker.high, ticker.low, ticker.close];
  const volumes: string[] = [ticker.volume, ticker.quoteVolume];
  const times: number[] = [ticker.currentTime, ticker.startTime];
  console.log(ticker.symbol, ticker.range, prices, volumes, times);
});
export const last: Ticker | undefined = quotes.getSnapshot('BTCUSDT');
export const stale: boolean = quotes.isStale('BTCUSDT');
export const sent: boolean = quotes.send({ ping: 1 });
quotes.on('status', ({ status }) => {
  const known: 'init' | 'open' | 'closed' | 'error' = status;
  console.log(known);
});
export const hour: number = bucketEnd(0, '1h') - bucketStart(0, '1h');
export const candles = createAggregator('1m', 'trades');
quotes.close();
