/** Candles that can be asked for, in ms; the intervals of spec 3 that a small chart offers. */
export const candleIntervals = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
  '1d': 86_400_000,
} as const;

export type CandleInterval = keyof typeof candleIntervals;

/** What was paid from `start` (ms UTC) on. Prices and volume in integer units of their coin. */
export interface Candle {
  start: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  /** Undefined where only prices are known. */
  volume: bigint | undefined;
}

/** Candles of a minute that are kept; older ones become quarters of an hour. */
const keptMinutes = 1_440;
/** Quarters of an hour that are kept: 180 days. */
export const keptQuarters = 180 * 96;

export interface CandleHistory {
  /** Adds a price. Times must not go back; an earlier one counts as now. */
  add(time: number, price: bigint, volume: bigint | undefined): void;
  /**
   * The newest candles, oldest first; times without a trade have none.
   *
   * @param offsetMs - added to every time, before candles are cut
   */
  read(interval: CandleInterval, limit: number, offsetMs: number): Candle[];
}

/**
 * Keeps a market's past at the resolution that charts ask for.
 *
 * @param before - quarters of an hour from before the first trade; asked for when somebody reads
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
      // In lots, because moving a long list by one for every minute is slow.
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

/** Finer candles, in their order, as coarser ones. */
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
