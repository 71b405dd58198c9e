import { bucketEnd, bucketStart } from './bucket.ts';
import type { Candle } from './candle.ts';
import { createCandleMerger } from './candleMerger.ts';
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

/**
 * @param seed - candle that the inputs continue, such as the last one of a history. Its open stays, and its close
 *   until the next input. With `trades`, its volume counts, so push only trades that it does not contain.
 * @throws {CandleError} `badInterval`
 */
export function createAggregator(
  interval: Interval,
  source: CandleSource,
  seed?: Candle,
): Aggregator {
  assertInterval(interval);
  let candle = seed;
  let parts = createCandleMerger(
    source,
    seed && { ...seed, firstAt: -Infinity, lastAt: -Infinity },
  );
  return {
    push(input) {
      const part = readPart(input, source, interval);
      const start = bucketStart(part.firstAt, interval);
      if (candle && start < candle.start) return [];
      const closed = candle && start > candle.start ? [candle] : [];
      if (closed.length > 0) parts = createCandleMerger(source);
      const { open, high, low, close, volume } = parts.add(part);
      candle = { start, end: bucketEnd(start, interval), open, high, low, close, volume };
      return closed;
    },
    current: () => candle,
  };
}
