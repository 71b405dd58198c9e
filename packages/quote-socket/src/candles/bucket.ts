import { CandleError } from './candle.ts';
import { assertInterval, grids, type Interval } from './interval.ts';

/**
 * Returns the start of the candle that contains `time`, both in ms UTC. Weeks start on Monday, months
 * are calendar months, and three-day candles are counted from 1970-01-01.
 *
 * @throws {CandleError} `badInterval`, `badTime`
 */
export function bucketStart(time: number, interval: Interval): number {
  return boundary(time, interval, 0);
}

/**
 * Returns the exclusive end of the candle that contains `time`: the start of the next one, in ms UTC.
 *
 * @throws {CandleError} `badInterval`, `badTime`
 */
export function bucketEnd(time: number, interval: Interval): number {
  return boundary(time, interval, 1);
}

function boundary(time: number, interval: Interval, ahead: 0 | 1): number {
  assertInterval(interval);
  const grid = grids[interval];
  let result: number;
  if (grid === 'month') {
    const date = new Date(time);
    date.setUTCHours(0, 0, 0, 0);
    // Set the day as well: on the 31st, setting only the month could overflow into the following month.
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
