import { bucketEnd, type Candle, type Interval } from '@exchange/quote-socket/candles';
import { isDecimal } from '@exchange/quote-socket/decimal';

/**
 * Parses a response of the quote service into candles by symbol, oldest first. Omits entries that
 * are malformed or out of order, because a chart with a gap is better than none. Expected shape:
 *
 * `{ series: [{ symbol, candles: [{ start, open, high, low, close, volume }] }] }`
 */
export function readCandles(result: unknown, interval: Interval): Map<string, Candle[]> {
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
  const { start, open, high, low, close, volume } = Object(item) as Record<string, unknown>;
  const isTime = Number.isInteger(start) && Math.abs(start as number) < maxStart;
  if (!isTime || !isPrice(open) || !isPrice(high) || !isPrice(low) || !isPrice(close)) {
    return undefined;
  }
  return {
    start: start as number,
    end: bucketEnd(start as number, interval),
    open,
    high,
    low,
    close,
    volume: isPrice(volume) ? volume : undefined,
  };
}

/** The year 2200 in ms UTC. Later times are invalid. */
const maxStart = 7_258_118_400_000;

function isPrice(value: unknown): value is string {
  return isDecimal(value) && !value.startsWith('-');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
