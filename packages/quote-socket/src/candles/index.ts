export { intervals } from './interval.ts';
export type { Interval } from './interval.ts';
export { bucketEnd, bucketStart } from './bucket.ts';
export { createAggregator } from './aggregator.ts';
export type { Aggregator, CandleInput, CandleSource } from './aggregator.ts';
export { CandleError } from './candle.ts';
export type { Candle, CandleErrorCode } from './candle.ts';
