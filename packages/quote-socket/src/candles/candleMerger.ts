import { addDecimals, compareDecimals } from '../decimal/decimalString.ts';
import type { Candle } from './candle.ts';
import type { CandleSource } from './candleInput.ts';

/** Prices of one or more inputs. */
export interface CandlePart extends Pick<Candle, 'open' | 'high' | 'low' | 'close' | 'volume'> {
  /** Time of the input with the opening price, in ms UTC. */
  readonly firstAt: number;
  /** Time of the input with the closing price, in ms UTC. */
  readonly lastAt: number;
}

/**
 * Combines the inputs of one candle. A shorter candle that is added again replaces its earlier version.
 *
 * @param others - combination of the inputs so far
 */
export function createCandleMerger(source: CandleSource, others?: CandlePart) {
  /** Shorter candles by time. Trades and tickers are not kept, because they are never replaced. */
  const candles = new Map<number, CandlePart>();
  /** The last added part. A shorter candle that is added again is usually this one. */
  let live: CandlePart | undefined;
  /** Combination of all parts except `live`. */
  let rest = others;

  return {
    /** Returns the combination of all parts so far. */
    add(part: CandlePart): CandlePart {
      if (live?.firstAt !== part.firstAt || source !== 'candles') {
        rest = live ? merge(rest, live) : rest;
        if (candles.delete(part.firstAt)) rest = [...candles.values()].reduce(merge, others);
      }
      live = part;
      if (source === 'candles') candles.set(part.firstAt, part);
      return merge(rest, part);
    },
  };
}

function merge(a: CandlePart | undefined, b: CandlePart): CandlePart {
  if (!a) return b;
  const [opening, closing] = [b.firstAt < a.firstAt ? b : a, b.lastAt >= a.lastAt ? b : a];
  return {
    firstAt: opening.firstAt,
    lastAt: closing.lastAt,
    open: opening.open,
    high: compareDecimals(b.high, a.high) > 0 ? b.high : a.high,
    low: compareDecimals(b.low, a.low) < 0 ? b.low : a.low,
    close: closing.close,
    volume:
      a.volume === undefined || b.volume === undefined
        ? undefined
        : addDecimals(a.volume, b.volume),
  };
}
