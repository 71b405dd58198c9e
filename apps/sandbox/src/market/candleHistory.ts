/** Supported candle intervals in ms. They are the subset of spec 3 that a small chart needs. */
export const candleIntervals = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
  '1d': 86_400_000,
} as const;

export type CandleInterval = keyof typeof candleIntervals;

/** A candle. `start` is in ms UTC. Prices and volume are in integer units of their coin. */
export interface Candle {
  start: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  /** undefined if only prices are known. */
  volume: bigint | undefined;
}

/** Number of one-minute candles to keep: one day. Older ones are merged into 15-minute candles, to save memory. */
const keptMinutes = 1_440;
/** Number of minutes to merge at once, because removing the first item of a long array every minute is slow. */
const mergedMinutes = 60;
/** Number of 15-minute candles to keep: 180 days. */
export const keptQuarterHours = 180 * 96;

/** Selects the newest candles. */
export interface CandleRange {
  interval: CandleInterval;
  /** Maximum number of candles. */
  limit: number;
  /** Offset of the scripted clock in ms, added to all times before they are grouped into candles. */
  offsetMs: number;
}

/** A trade at a time in ms UTC. Price and volume are in integer units of their coin. */
interface Trade {
  time: number;
  price: bigint;
  /** undefined if only prices are known. */
  volume: bigint | undefined;
}

export interface CandleHistory {
  /** Adds a trade. A trade that is older than the newest candle is added to that candle. */
  add(trade: Trade): void;
  /** Returns the newest candles, oldest first. Intervals without a trade have no candle. */
  read(range: CandleRange): Candle[];
}

/**
 * Creates a price history at the resolutions that charts need.
 *
 * @param readEarlier - returns 15-minute candles from before the first trade. Called once, on the first read that needs
 * them.
 */
export function createCandleHistory(readEarlier: () => Candle[] = () => []): CandleHistory {
  let earlierQuarterHours: Candle[] | undefined;
  let quarterHours: Candle[] = [];
  const minutes: Candle[] = [];

  function mergeOldestMinutes(): void {
    const oldest = minutes.splice(0, mergedMinutes);
    quarterHours = mergeCandles([...quarterHours, ...oldest], candleIntervals['15m']).slice(
      -keptQuarterHours,
    );
  }

  return {
    add({ time, price, volume }) {
      const last = minutes.at(-1);
      const start = Math.max(startOf(time, candleIntervals['1m']), last?.start ?? 0);
      const trade = { start, open: price, high: price, low: price, close: price, volume };
      if (last?.start === start) addCandle(last, trade);
      else minutes.push(trade);
      if (minutes.length >= keptMinutes + mergedMinutes) mergeOldestMinutes();
    },
    read({ interval, limit, offsetMs }) {
      const step = candleIntervals[interval];
      if (step < candleIntervals['15m']) return mergeCandles(minutes, step, offsetMs).slice(-limit);
      earlierQuarterHours ??= readEarlier();
      const all = [...earlierQuarterHours, ...quarterHours, ...minutes];
      return mergeCandles(all, step, offsetMs).slice(-limit);
    },
  };
}

/** Merges candles, which must be in order, into candles of `step` ms. */
function mergeCandles(candles: readonly Candle[], step: number, offsetMs = 0): Candle[] {
  const merged: Candle[] = [];
  for (const candle of candles) {
    const start = startOf(candle.start + offsetMs, step);
    const last = merged.at(-1);
    if (last?.start === start) addCandle(last, candle);
    else merged.push({ ...candle, start });
  }
  return merged;
}

/** Adds the next candle to a candle of the same interval. */
function addCandle(candle: Candle, next: Candle): void {
  if (next.high > candle.high) candle.high = next.high;
  if (next.low < candle.low) candle.low = next.low;
  candle.close = next.close;
  candle.volume = addVolumes(candle.volume, next.volume);
}

function addVolumes(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}

function startOf(time: number, step: number): number {
  return Math.floor(time / step) * step;
}
