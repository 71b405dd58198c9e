import { bucketEnd, bucketStart } from './bucket.ts';
import { CandleError } from './candleError.ts';
import { addDecimals, compareDecimals, isDecimal } from './decimalString.ts';
import type { Interval } from './interval.ts';

/** Open, high, low and close of `[start, end)`, times in ms UTC, prices decimal strings. */
export interface Candle {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** What was traded in it; `undefined` from tickers, whose volume is of 24 h (decision 16). */
  readonly volume: string | undefined;
}

/**
 * - `trades`: `price` and `volume` of each.
 * - `candles`: finer ones, with `open`, `high`, `low`, `close`, `volume`.
 * - `tickers`: only `price`, or `close`, counts; their high, low and volume are rolling.
 */
export type CandleSource = 'trades' | 'candles' | 'tickers';

export interface CandleInput {
  /** ms UTC; of a finer candle, its start. */
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
   * Takes one input in and returns the candles that it closed: none, or one. Times without any
   * input have no candle. An input older than the current candle is late and changes nothing.
   *
   * @throws {CandleError} and changes nothing
   */
  push(input: CandleInput): Candle[];
  /** The candle that is not closed yet. */
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

/** Every source as a small candle. */
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
  const paid = price(input.price ?? input.close);
  return {
    time,
    open: paid,
    high: paid,
    low: paid,
    close: paid,
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
