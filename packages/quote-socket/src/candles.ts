export { intervals } from './interval.ts';
export type { Interval } from './interval.ts';
export { bucketEnd, bucketStart } from './bucket.ts';
export { createAggregator } from './aggregator.ts';
export type { Aggregator, Candle, CandleInput, CandleSource } from './aggregator.ts';
export { CandleError } from './candleError.ts';
export type { CandleErrorCode } from './candleError.ts';
