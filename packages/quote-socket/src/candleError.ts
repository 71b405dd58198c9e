/**
 * - `badInterval`: not one of the 15.
 * - `badTime`: no time, in ms since 1970 UTC, that a calendar knows.
 * - `badPrice`, `badVolume`: no decimal string that is zero or more.
 */
export type CandleErrorCode = 'badInterval' | 'badTime' | 'badPrice' | 'badVolume';

export class CandleError extends Error {
  declare readonly code: CandleErrorCode;

  constructor(code: CandleErrorCode, value: unknown, expected: string) {
    super(`${code}: ${String(value)} was given, ${expected} is needed`);
    Object.assign(this, { name: 'CandleError', code });
  }
}
