import type { Ticker } from '@exchange/quote-socket';
import type { Candle } from '@exchange/quote-socket/candles';
import { compareDecimals } from '@exchange/quote-socket/decimal';

/** Prices over the last 24 hours. Volume and turnover are missing if they were derived from candles. */
export type DayPrices = Omit<Ticker, 'volume' | 'quoteVolume'> &
  Partial<Pick<Ticker, 'volume' | 'quoteVolume'>>;

const hours = 24;

/**
 * Derives prices from hourly candles, for a page without live quotes. Omits symbols without candles.
 *
 * @param bySymbol - hourly candles by symbol, oldest first
 * @param time - time of the response, in ms UTC
 */
export function candleTickers(
  bySymbol: ReadonlyMap<string, readonly Candle[]>,
  time: number,
): Map<string, DayPrices> {
  const tickers = new Map<string, DayPrices>();
  for (const [symbol, candles] of bySymbol) {
    const day = candles.slice(-hours);
    const [first] = day;
    const last = day.at(-1);
    if (!first || !last) continue;
    tickers.set(symbol, {
      symbol,
      open: first.open,
      close: last.close,
      high: day.reduce(
        (high, each) => (compareDecimals(each.high, high) > 0 ? each.high : high),
        first.high,
      ),
      low: day.reduce(
        (low, each) => (compareDecimals(each.low, low) < 0 ? each.low : low),
        first.low,
      ),
      range: change(first.open, last.close),
      currentTime: time,
      startTime: first.start,
    });
  }
  return tickers;
}

/** Returns the relative change as a ratio with four decimals, like the quote socket. */
function change(open: string, close: string): string {
  const ratio = Number(close) / Number(open) - 1;
  return Number.isFinite(ratio) ? ratio.toFixed(4) : '0';
}
