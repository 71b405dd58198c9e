export { intervals } from './interval.ts';
export type { Interval } from './interval.ts';
export { bucketEnd, bucketStart } from './bucket.ts';
export { createAggregator } from './aggregator.ts';
export type { Aggregator } from './aggregator.ts';
export type { CandleInput, CandleSource } from './candleInput.ts';
export { CandleError } from './candle.ts';
export type { Candle, CandleErrorKind } from './candle.ts';
export { readCandles } from './readCandles.ts';
export { createCandleFeed } from './candleFeed.ts';
export type {
  CandleFeed,
  CandleFeedOptions,
  CandleQuote,
  CandleSocket,
  CandleState,
} from './candleFeed.ts';
