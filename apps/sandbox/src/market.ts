import type { CandleInterval } from './candleHistory.ts';

/** One ticker as it stands in a frame's `data` (spec 3, "on the wire"; decision 16). */
export interface TickerItem {
  /** Time of the quote, ms UTC. */
  t: number;
  /** Symbol, and its name. */
  s: string;
  sn: string;
  /** Close, and high, low, open of the rolling 24 h: decimal strings. */
  c: string;
  h: string;
  l: string;
  o: string;
  /** Base and quote volume of the rolling 24 h: decimal strings. */
  v: string;
  qv: string;
  /** (close − open) / open as a ratio with 4 decimals. */
  m: string;
  /** The exchange's number. */
  e: number;
}

export interface Quote {
  symbol: string;
  symbolName: string;
  items: readonly TickerItem[];
}

/** A candle as it is answered: times in ms UTC, prices and volume decimal strings. */
export interface MarketCandle {
  start: number;
  open: string;
  high: string;
  low: string;
  close: string;
  /** Missing where a recording tells prices alone. */
  volume?: string;
}

/** Where prices come from. Times are real ones; a scripted clock offset is added on the wire. */
export interface Market {
  source: 'synthetic' | 'replay';
  symbols: readonly string[];
  /** The newest quote of a symbol of the market. */
  latest(symbol: string): Quote | undefined;
  /**
   * The newest candles of a symbol, oldest first; none of a symbol that the market does not have.
   *
   * @param offsetMs - moves every time before candles are cut: the scripted clock's offset
   */
  candles(
    symbol: string,
    interval: CandleInterval,
    limit: number,
    offsetMs: number,
  ): MarketCandle[];
  /** Begins to move. Each new quote is handed to `onQuote`. */
  start(onQuote: (quote: Quote) => void): void;
  stop(): void;
}

/** The number that quotes carry as `e`. */
export const exchangeNumber = 301;
