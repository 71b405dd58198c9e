import type { CandleRange } from './candleHistory.ts';

/** A ticker in the `data` of a frame (spec 3, "on the wire"; decision 16). */
export interface TickerItem {
  /** Time of the quote, ms UTC. */
  t: number;
  /** Symbol, and the name of the symbol. */
  s: string;
  sn: string;
  /** Close, high, low and open of the last 24 h as decimal strings. */
  c: string;
  h: string;
  l: string;
  o: string;
  /** Base and quote volume of the last 24 h as decimal strings. */
  v: string;
  qv: string;
  /** (close − open) / open as a ratio with 4 decimals. */
  m: string;
  /** Numeric id of the exchange. */
  e: number;
}

export interface Quote {
  symbol: string;
  symbolName: string;
  items: readonly TickerItem[];
}

/** A candle as the API returns it. Times are in ms UTC. Prices and volume are decimal strings. */
export interface MarketCandle {
  start: number;
  open: string;
  high: string;
  low: string;
  close: string;
  /** Missing for recordings, which contain only prices. */
  volume?: string;
}

/** Source of prices. Its times are real. The quote server adds the scripted clock offset when it sends quotes. */
export interface Market {
  source: 'synthetic' | 'replay';
  symbols: readonly string[];
  /** Returns the newest quote of a symbol, or undefined for an unknown symbol. */
  latest(symbol: string): Quote | undefined;
  /** Returns the newest candles of a symbol, oldest first. Returns an empty list for unknown symbols. */
  candles(symbol: string, range: CandleRange): MarketCandle[];
  /** Starts the market. Calls `onQuote` with each new quote. */
  start(onQuote: (quote: Quote) => void): void;
  stop(): void;
}

/** Numeric id of the exchange: the value of `e` in quotes. */
export const exchangeNumber = 301;
