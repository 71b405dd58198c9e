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

/** Number of one-minute candles to keep. Older ones are merged into 15-minute candles. */
const keptMinutes = 1_440;
/** Number of 15-minute candles to keep: 180 days. */
export const keptQuarters = 180 * 96;

export interface CandleHistory {
  /** Adds a trade. A trade that is older than the newest candle is added to that candle. */
  add(time: number, price: bigint, volume: bigint | undefined): void;
  /**
   * Returns the newest candles, oldest first. Intervals without a trade have no candle.
   *
   * @param offsetMs - added to all times before they are grouped into candles
   */
  read(interval: CandleInterval, limit: number, offsetMs: number): Candle[];
}

/**
 * Creates a price history at the resolutions that charts need.
 *
 * @param before - returns 15-minute candles from before the first trade. Called on the first read that needs them.
 */
export function createCandleHistory(before: () => Candle[] = () => []): CandleHistory {
  let quarters: Candle[] | undefined;
  let dropped: Candle[] = [];
  const minutes: Candle[] = [];

  return {
    add(time, price, volume) {
      const last = minutes.at(-1);
      const start = Math.max(startOf(time, candleIntervals['1m']), last?.start ?? 0);
      const trade = { start, open: price, high: price, low: price, close: price, volume };
      if (last?.start === start) return merge(last, trade);
      minutes.push(trade);
      // Remove 60 candles at once, because shifting a long array every minute is slow.
      if (minutes.length < keptMinutes + 60) return;
      dropped = cut([...dropped, ...minutes.splice(0, 60)], candleIntervals['15m'], 0);
      dropped = dropped.slice(-keptQuarters);
    },
    read(interval, limit, offsetMs) {
      const step = candleIntervals[interval];
      if (step < candleIntervals['15m']) return cut(minutes, step, offsetMs).slice(-limit);
      quarters ??= before();
      return cut([...quarters, ...dropped, ...minutes], step, offsetMs).slice(-limit);
    },
  };
}

/** Merges candles, which must be in order, into candles of `step` ms. */
function cut(candles: readonly Candle[], step: number, offsetMs: number): Candle[] {
  const coarse: Candle[] = [];
  for (const candle of candles) {
    const start = startOf(candle.start + offsetMs, step);
    const last = coarse.at(-1);
    if (last?.start === start) merge(last, candle);
    else coarse.push({ ...candle, start });
  }
  return coarse;
}

function merge(into: Candle, next: Candle): void {
  if (next.high > into.high) into.high = next.high;
  if (next.low < into.low) into.low = next.low;
  into.close = next.close;
  const isKnown = into.volume !== undefined && next.volume !== undefined;
  into.volume = isKnown ? into.volume! + next.volume! : undefined;
}

function startOf(time: number, step: number): number {
  return Math.floor(time / step) * step;
}
