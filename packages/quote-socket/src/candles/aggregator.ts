import { bucketEnd, bucketStart } from './bucket.ts';
import type { Candle } from './candle.ts';
import { createCandleParts } from './candleParts.ts';
import { readPart, type CandleInput, type CandleSource } from './candleInput.ts';
import { assertInterval, type Interval } from './interval.ts';

export interface Aggregator {
  /**
   * Adds one input. Returns the candle that it closed, as a list of zero or one. A period without
   * input has no candle. An input older than the current candle is ignored. Inputs of the current
   * candle may arrive in any order: open and close are those of the earliest and the latest.
   *
   * A shorter candle that is pushed again replaces its earlier version, as for a live candle.
   *
   * @throws {CandleError} if a field is invalid; the current candle is then unchanged
   */
  push(input: CandleInput): Candle[];
  /** Returns the candle that is still open, or `undefined` before the first input. */
  current(): Candle | undefined;
}

/** @throws {CandleError} `badInterval` */
export function createAggregator(interval: Interval, source: CandleSource): Aggregator {
  assertInterval(interval);
  let candle: Candle | undefined;
  let parts = createCandleParts(source);
  return {
    push(input) {
      const part = readPart(input, source, interval);
      const start = bucketStart(part.firstAt, interval);
      if (candle && start < candle.start) return [];
      const closed = candle && start > candle.start ? [candle] : [];
      if (closed.length > 0) parts = createCandleParts(source);
      const { open, high, low, close, volume } = parts.add(part);
      candle = { start, end: bucketEnd(start, interval), open, high, low, close, volume };
      return closed;
    },
    current: () => candle,
  };
}
