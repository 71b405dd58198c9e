/** Prices of the period `[start, end)`. Times are in ms UTC; prices are decimal strings. */
export interface Candle {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** Volume traded in the period. `undefined` for tickers: their volume covers 24 h (decision 16). */
  readonly volume: string | undefined;
}

/**
 * - `badInterval`: the interval is not one of `intervals`.
 * - `badTime`: the time is not a valid number of ms since 1970 UTC.
 * - `badPrice`, `badVolume`: the value is not a decimal string of zero or more.
 */
export type CandleErrorCode = 'badInterval' | 'badTime' | 'badPrice' | 'badVolume';

export class CandleError extends Error {
  declare readonly code: CandleErrorCode;

  constructor(code: CandleErrorCode, value: unknown, expected: string) {
    super(`${code}: got ${String(value)}, expected ${expected}`);
    Object.assign(this, { name: 'CandleError', code });
  }
}
