/** Prices of the period `[start, end)`. Times are in ms UTC; prices are decimal strings. */
export interface Candle {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** Volume traded in the period. `undefined` for candles from tickers, whose volume covers 24 h. */
  readonly volume: string | undefined;
}

/**
 * - `badInterval`: the interval is not one of `intervals`, or its candles do not fit into candles of the
 *   target interval.
 * - `badTime`: the time is not a valid number of ms since 1970 UTC.
 * - `badPrice`, `badVolume`: the value is not a decimal string of zero or more.
 * - `badPrice` is also used if open or close is not between low and high.
 */
export type CandleErrorKind = 'badInterval' | 'badTime' | 'badPrice' | 'badVolume';

export class CandleError extends Error {
  override readonly name = 'CandleError';
  readonly kind: CandleErrorKind;

  constructor(kind: CandleErrorKind, value: unknown, expected: string) {
    super(`${kind}: got ${String(value)}, expected ${expected}`);
    this.kind = kind;
  }
}
