import { CandleError } from './candleError.ts';
import { grids, intervals, type Interval } from './interval.ts';

/**
 * Start of the candle that holds `time`; both in ms UTC. Weeks start on Monday, months are
 * calendar months, three-day candles are counted from 1970-01-01 (decision 16).
 *
 * @throws {CandleError} `badInterval`, `badTime`
 */
export function bucketStart(time: number, interval: Interval): number {
  return bound(time, interval, 0);
}

/**
 * First millisecond after the candle that holds `time`: the start of the next one.
 *
 * @throws {CandleError} `badInterval`, `badTime`
 */
export function bucketEnd(time: number, interval: Interval): number {
  return bound(time, interval, 1);
}

function bound(time: number, interval: Interval, ahead: 0 | 1): number {
  if (!intervals.includes(interval)) {
    throw new CandleError('badInterval', interval, 'one of `intervals`');
  }
  const grid = grids[interval];
  let result: number;
  if (grid === 'month') {
    const date = new Date(time);
    date.setUTCHours(0, 0, 0, 0);
    // Sets month and day at once: by itself, a month after the 31st would run over.
    result = date.setUTCMonth(date.getUTCMonth() + ahead, 1);
  } else {
    const { stepMs, offsetMs } = grid;
    result = (Math.floor((time - offsetMs) / stepMs) + ahead) * stepMs + offsetMs;
  }
  if (Number.isNaN(new Date(result).getTime())) {
    throw new CandleError('badTime', time, 'a time in ms UTC');
  }
  return result;
}
