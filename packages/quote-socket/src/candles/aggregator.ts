import { bucketEnd, bucketStart } from './bucket.ts';
import type { Candle } from './candle.ts';
import { createCandleMerger } from './candleMerger.ts';
import { readPart, type CandleInput, type CandleSource } from './candleInput.ts';
import { assertInterval, type Interval } from './interval.ts';

export interface Aggregator {
  /**
   * Adds one input. Returns a list with the candle that this input closed, or an empty list. A period
   * without input has no candle. An input from before the current candle is ignored. Inputs of the
   * current candle may arrive in any order: the earliest input sets `open`, and the latest sets `close`.
   *
   * A shorter candle that is pushed again replaces its earlier version. Push an open candle again
   * whenever it changes.
   *
   * @throws {CandleError} if a field is invalid; the current candle is then unchanged
   */
  push(input: CandleInput): Candle[];
  /** Returns the candle that is still open, or `undefined` before the first input. */
  current(): Candle | undefined;
}

/**
 * @param seed - candle to continue, such as the last one of a history. It keeps its `open`, and its
 *   `close` until the next input. With `trades`, its volume counts, so push only trades that it does not
 *   contain.
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
