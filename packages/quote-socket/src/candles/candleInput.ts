import { compareDecimals, isDecimal } from '../decimal/decimalString.ts';
import { bucketStart } from './bucket.ts';
import { CandleError } from './candle.ts';
import type { CandlePart } from './candleMerger.ts';
import { assertFits, type Interval } from './interval.ts';

/**
 * - `trades`: each input has a `price` and a `volume`.
 * - `candles`: each input is a candle of a shorter or equal interval, with `open`, `high`, `low`,
 *   `close` and `volume`.
 * - `tickers`: only `price` is used, or `close` if there is no `price`. The other fields of a ticker
 *   cover 24 h.
 */
export type CandleSource = 'trades' | 'candles' | 'tickers';

export interface CandleInput {
  /** In ms UTC. For a candle, its start, which identifies it. */
  time: number;
  /**
   * Interval of a shorter candle. If given, `time` may be any time within the candle, and a candle that
   * does not fit into the aggregator's interval is rejected.
   */
  interval?: Interval;
  open?: string;
  high?: string;
  low?: string;
  close?: string;
  price?: string;
  volume?: string;
}

/**
 * Converts an input to a part of a candle with the interval `target`.
 *
 * @throws {CandleError}
 */
export function readPart(input: CandleInput, source: CandleSource, target: Interval): CandlePart {
  if (source === 'candles') return readCandlePart(input, target);
  const { time, volume } = input;
  const tradePrice = price(input.price ?? input.close);
  return {
    firstAt: time,
    lastAt: time,
    open: tradePrice,
    high: tradePrice,
    low: tradePrice,
    close: tradePrice,
    volume: source === 'trades' ? traded(volume) : undefined,
  };
}

function readCandlePart(input: CandleInput, target: Interval): CandlePart {
  const { time, interval } = input;
  if (interval !== undefined) assertFits(interval, target);
  const start = interval === undefined ? time : bucketStart(time, interval);
  const part = {
    firstAt: start,
    lastAt: start,
    open: price(input.open),
    high: price(input.high),
    low: price(input.low),
    close: price(input.close),
    volume: traded(input.volume),
  };
  for (const value of [part.open, part.close]) {
    if (compareDecimals(value, part.high) > 0 || compareDecimals(value, part.low) < 0) {
      const expected = `a price from ${part.low} (low) to ${part.high} (high)`;
      throw new CandleError('badPrice', value, expected);
    }
  }
  return part;
}

function price(value: string | undefined): string {
  return nonNegative(value, 'badPrice');
}

function traded(value: string | undefined): string | undefined {
  return value === undefined ? undefined : nonNegative(value, 'badVolume');
}

function nonNegative(value: string | undefined, kind: 'badPrice' | 'badVolume'): string {
  if (isDecimal(value) && !value.startsWith('-')) return value;
  throw new CandleError(kind, value, 'a decimal string of 0 or more');
}
