import { compareDecimals } from '../decimal/decimalString.ts';
import { absurdLeadMs } from '../recentTimes.ts';
import { createAggregator } from './aggregator.ts';
import type { Candle } from './candle.ts';
import type { CandleQuote } from './candleFeed.ts';
import type { Interval } from './interval.ts';

/** The candles of a symbol: a history, continued with quotes. Keeps at most `limit` candles. */
export function createCandleSeries({ interval, limit }: { interval: Interval; limit: number }) {
  let isLoaded = false;
  /** Candles of the history, then those that quotes closed. */
  let closed: Candle[] = [];
  let aggregator = createAggregator(interval, 'tickers');
  /** End of the history in ms UTC. Later candles are from quotes only. */
  let historyEnd = -Infinity;
  let hasGap = false;

  function candles(): Candle[] {
    const current = aggregator.current();
    return current ? [...closed, current] : closed;
  }

  /** Returns the latest closed candles, so that together with the open one they do not exceed `limit`. */
  function limited(all: readonly Candle[]): Candle[] {
    return limit > 1 ? all.slice(1 - limit) : [];
  }

  /**
   * Drops candles from quotes that are over a minute later than this quote. The socket delivers an earlier
   * quote only if the time of the last one was absurd. Returns whether there were such candles.
   */
  function dropAbsurd(time: number): boolean {
    const { start = time } = aggregator.current() ?? {};
    if (start < historyEnd || start - time <= absurdLeadMs) return false;
    const remaining = closed.filter((candle) => candle.start < historyEnd || candle.start <= time);
    closed = remaining.slice(0, -1);
    aggregator = createAggregator(interval, 'tickers', remaining.at(-1));
    hasGap = isInterrupted(remaining.filter(({ end }) => end >= historyEnd));
    return true;
  }

  return {
    /** Returns the candles, oldest first. The last one is still open. */
    candles,

    /** Whether a history was adopted. */
    get isLoaded() {
      return isLoaded;
    },

    /** Whether periods are missing between the history and the last quote. */
    get hasGap() {
      return hasGap;
    },

    /** Adds a quote. Returns whether it showed that the time of the last one was absurd. */
    push({ currentTime, close }: CandleQuote): boolean {
      const wasAbsurd = dropAbsurd(currentTime);
      const done = aggregator.push({ time: currentTime, close });
      if (done.length > 0) {
        closed = limited([...closed, ...done]);
        hasGap ||= isLoaded && isInterrupted([...done, ...candles().slice(-1)]);
      }
      return wasAbsurd;
    },

    /**
     * Replaces the candles up to the end of a history.
     *
     * @param quotes - those that arrived since the history was requested
     */
    adopt(history: readonly Candle[], quotes: readonly CandleQuote[]) {
      isLoaded = true;
      const last = history.at(-1);
      if (!last) return;
      const known = candles();
      const later = known.filter(({ start }) => start >= last.end);
      const former = known.find(({ start }) => start === last.start);
      const continued = createAggregator(interval, 'tickers', widened(last, former));
      for (const { currentTime, close } of quotes) {
        if (currentTime < last.end) continued.push({ time: currentTime, close });
      }
      const all = [...history.slice(0, -1), continued.current() ?? last, ...later];
      if (later.length === 0) aggregator = continued;
      closed = limited(all.slice(0, -1));
      historyEnd = last.end;
      hasGap = isInterrupted(all.slice(-1 - later.length));
    },
  };
}

/** Returns whether periods are missing between the candles. */
function isInterrupted(candles: readonly Candle[]): boolean {
  return candles.some(({ end }, index) => end < (candles[index + 1]?.start ?? end));
}

/** Returns the candle with the highest and lowest price of both. They are of the same period. */
function widened(candle: Candle, other: Candle | undefined): Candle {
  if (!other) return candle;
  return {
    ...candle,
    high: compareDecimals(candle.high, other.high) < 0 ? other.high : candle.high,
    low: compareDecimals(candle.low, other.low) > 0 ? other.low : candle.low,
  };
}
