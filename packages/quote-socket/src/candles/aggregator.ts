import { bucketEnd, bucketStart } from './bucket.ts';
import { CandleError, type Candle } from './candle.ts';
import { addDecimals, compareDecimals, isDecimal } from '../decimal/decimalString.ts';
import type { Interval } from './interval.ts';

/**
 * - `trades`: each input has a `price` and a `volume`.
 * - `candles`: each input is a shorter candle, with `open`, `high`, `low`, `close` and `volume`.
 * - `tickers`: only `price`, or else `close`, is used. High, low and volume are rolling 24 h values.
 */
export type CandleSource = 'trades' | 'candles' | 'tickers';

export interface CandleInput {
  /** In ms UTC. For a candle, its start. */
  time: number;
  open?: string;
  high?: string;
  low?: string;
  close?: string;
  price?: string;
  volume?: string;
}

export interface Aggregator {
  /**
   * Adds one input. Returns the candle that it closed, as a list of zero or one. A period without
   * input has no candle. An input older than the current candle is ignored.
   *
   * @throws {CandleError} if a field is invalid; the current candle is then unchanged
   */
  push(input: CandleInput): Candle[];
  /** Returns the candle that is still open, or `undefined` before the first input. */
  current(): Candle | undefined;
}

/** @throws {CandleError} `badInterval` */
export function createAggregator(interval: Interval, source: CandleSource): Aggregator {
  bucketStart(0, interval);
  let candle: Candle | undefined;
  return {
    push(input) {
      const { time, open, high, low, close, volume } = read(input, source);
      const start = bucketStart(time, interval);
      if (candle && start < candle.start) return [];
      if (candle && start === candle.start) {
        candle = {
          ...candle,
          high: compareDecimals(high, candle.high) > 0 ? high : candle.high,
          low: compareDecimals(low, candle.low) < 0 ? low : candle.low,
          close,
          volume:
            volume === undefined || candle.volume === undefined
              ? undefined
              : addDecimals(candle.volume, volume),
        };
        return [];
      }
      const closed = candle ? [candle] : [];
      candle = { start, end: bucketEnd(time, interval), open, high, low, close, volume };
      return closed;
    },
    current: () => candle,
  };
}

/** Converts an input of any source to a candle. */
function read(input: CandleInput, source: CandleSource) {
  const { time, volume } = input;
  if (source === 'candles') {
    return {
      time,
      open: price(input.open),
      high: price(input.high),
      low: price(input.low),
      close: price(input.close),
      volume: traded(volume),
    };
  }
  const tradePrice = price(input.price ?? input.close);
  return {
    time,
    open: tradePrice,
    high: tradePrice,
    low: tradePrice,
    close: tradePrice,
    volume: source === 'trades' ? traded(volume) : undefined,
  };
}

function price(value: string | undefined): string {
  return nonNegative(value, 'badPrice');
}

function traded(value: string | undefined): string | undefined {
  return value === undefined ? undefined : nonNegative(value, 'badVolume');
}

function nonNegative(value: string | undefined, code: 'badPrice' | 'badVolume'): string {
  if (isDecimal(value) && !value.startsWith('-')) return value;
  throw new CandleError(code, value, 'a decimal string of 0 or more');
}
