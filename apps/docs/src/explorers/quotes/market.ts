import type { Ticker } from '@exchange/quote-socket';

/** Prices that move in a fixed pattern. */
export interface Market {
  readonly symbols: readonly string[];
  /** Returns the next quotes. Consecutive quotes are for consecutive symbols. */
  next(count: number): Partial<Ticker>[];
}

/** @param now - returns the time for new quotes, in ms since 1970 UTC */
export function createMarket(now: () => number): Market {
  const symbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT', 'ADAUSDT', 'DOGEUSDT', 'LTCUSDT'];
  let turn = 0;
  return {
    symbols,
    next(count) {
      return Array.from({ length: count }, () => {
        turn += 1;
        const cents = 9_700_000 + Math.round(5_000 * Math.sin(turn / 40));
        const close = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        return { symbol: symbols[turn % symbols.length]!, close, currentTime: now() };
      });
    },
  };
}
