import { CandleError } from './candle.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

/** Starts of the candles: every `stepMs`, counted from `offsetMs` after 1970-01-01 UTC, or every calendar month. */
type Grid = { stepMs: number; offsetMs: number } | 'month';

function every(minutes: number): Grid {
  return { stepMs: minutes * minuteMs, offsetMs: 0 };
}

// Spec 3, "Candle intervals".

/** The 15 intervals and the boundaries of their candles in UTC. */
export const grids = {
  '1m': every(1),
  '3m': every(3),
  '5m': every(5),
  '15m': every(15),
  '30m': every(30),
  '1h': every(60),
  '2h': every(120),
  '4h': every(240),
  '6h': every(360),
  '8h': every(480),
  '12h': every(720),
  '1d': every(1_440),
  '3d': every(3 * 1_440),
  // 1970-01-05 was the first Monday.
  '1w': { stepMs: 7 * dayMs, offsetMs: 4 * dayMs },
  '1M': 'month',
} satisfies Record<string, Grid>;

export type Interval = keyof typeof grids;

export const intervals = Object.keys(grids) as Interval[];

/** @throws {CandleError} `badInterval` */
export function assertInterval(interval: Interval) {
  if (!intervals.includes(interval)) {
    throw new CandleError('badInterval', interval, 'one of `intervals`');
  }
}

/**
 * Checks that each candle of `inner` is within one candle of `outer`.
 *
 * @throws {CandleError} `badInterval`
 */
export function assertFits(inner: Interval, outer: Interval) {
  assertInterval(inner);
  const part: Grid = grids[inner];
  // A candle fits into a month if it fits into a day, because months start at the start of a day.
  const whole: Grid = grids[outer === '1M' ? '1d' : outer];
  const fits =
    part !== 'month' &&
    whole !== 'month' &&
    whole.stepMs % part.stepMs === 0 &&
    (whole.offsetMs - part.offsetMs) % part.stepMs === 0;
  if (inner !== outer && !fits) {
    throw new CandleError('badInterval', inner, `an interval that divides ${outer}`);
  }
}
