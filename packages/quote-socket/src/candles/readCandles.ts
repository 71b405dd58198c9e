import { isDecimal } from '../decimal/decimalString.ts';
import { bucketEnd, bucketStart } from './bucket.ts';
import type { Candle } from './candle.ts';
import { readPart } from './candleInput.ts';
import { assertInterval, type Interval } from './interval.ts';

/** Start of the year 2200 in ms UTC. After a candle from the far future, all others would count as out of order. */
const maxStart = 7_258_118_400_000;

/**
 * Parses a response of a quote service into candles by symbol, oldest first. Omits entries that are
 * malformed or out of order, because a chart with a gap is better than none. Expected structure, with
 * times in ms UTC and prices as decimal strings (`volume` is optional):
 *
 * `{ series: [{ symbol, candles: [{ start, open, high, low, close, volume }] }] }`
 *
 * @throws {CandleError} `badInterval`
 */
export function readCandles(result: unknown, interval: Interval): Map<string, Candle[]> {
  assertInterval(interval);
  const { series } = Object(result) as { series?: unknown };
  const bySymbol = new Map<string, Candle[]>();
  for (const item of listOf(series)) {
    const { symbol, candles } = Object(item) as { symbol?: unknown; candles?: unknown };
    if (typeof symbol !== 'string') continue;
    const read: Candle[] = [];
    for (const each of listOf(candles)) {
      const candle = readCandle(each, interval);
      if (candle && candle.start >= (read.at(-1)?.end ?? -Infinity)) read.push(candle);
    }
    bySymbol.set(symbol, read);
  }
  return bySymbol;
}

function readCandle(item: unknown, interval: Interval): Candle | undefined {
  const { start, volume, ...prices } = Object(item) as Candle;
  if (typeof start !== 'number' || start > maxStart) return undefined;
  try {
    if (bucketStart(start, interval) !== start) return undefined;
    const { open, high, low, close } = readPart({ ...prices, time: start }, 'candles', interval);
    const isVolume = isDecimal(volume) && !volume.startsWith('-');
    return {
      start,
      end: bucketEnd(start, interval),
      open,
      high,
      low,
      close,
      volume: isVolume ? volume : undefined,
    };
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
