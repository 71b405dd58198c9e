import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  bucketEnd,
  bucketStart,
  CandleError,
  createAggregator,
  intervals,
  type Candle,
  type CandleInput,
} from './candles.ts';

const minute = 60_000;
const day = Date.UTC(2022, 11, 13);

describe('from trades', () => {
  it('opens, widens, closes and adds volume exactly', () => {
    const aggregator = createAggregator('1m', 'trades');
    expect(aggregator.current()).toBeUndefined();
    expect(aggregator.push({ time: day + 1, price: '10.5', volume: '0.1' })).toEqual([]);
    aggregator.push({ time: day + 2, price: '9.50', volume: '0.2' });
    aggregator.push({ time: day + 3, price: '10', volume: '1' });
    const first: Candle = {
      start: day,
      end: day + minute,
      open: '10.5',
      high: '10.5',
      low: '9.50',
      close: '10',
      volume: '1.3',
    };
    expect(aggregator.current()).toEqual(first);
    expect(aggregator.push({ time: day + 5 * minute, price: '11', volume: '2' })).toEqual([first]);
    expect(aggregator.current()?.start).toBe(day + 5 * minute);
  });

  it('compares prices as decimals, not as text', () => {
    const aggregator = createAggregator('1m', 'trades');
    for (const price of ['9', '10', '0.00000001', '9.9']) aggregator.push({ time: day, price });
    expect(aggregator.current()).toMatchObject({ high: '10', low: '0.00000001', close: '9.9' });
  });

  it('ignores what comes after its candle was closed', () => {
    const aggregator = createAggregator('1m', 'trades');
    aggregator.push({ time: day + minute, price: '1' });
    expect(aggregator.push({ time: day + minute - 1, price: '5' })).toEqual([]);
    expect(aggregator.current()).toMatchObject({ high: '1' });
  });
});

it('takes only the price from tickers: the rest of them is of 24 h', () => {
  const aggregator = createAggregator('1h', 'tickers');
  aggregator.push({ time: day, open: '1', high: '99', low: '1', close: '50', volume: '1000' });
  aggregator.push({ time: day + 1, price: '51', volume: '1000' });
  expect(aggregator.current()).toMatchObject({
    open: '50',
    high: '51',
    low: '50',
    close: '51',
    volume: undefined,
  });
});

it.each<[Partial<CandleInput>, string]>([
  [{ price: '' }, 'badPrice'],
  [{ price: 'NaN' }, 'badPrice'],
  [{ price: '-1' }, 'badPrice'],
  [{}, 'badPrice'],
  [{ price: '1', volume: '-1' }, 'badVolume'],
  [{ price: '1', volume: '1e3' }, 'badVolume'],
  [{ price: '1', time: NaN }, 'badTime'],
])('refuses %j and changes nothing', (input, code) => {
  const aggregator = createAggregator('1m', 'trades');
  aggregator.push({ time: day, price: '7', volume: '1' });
  const before = aggregator.current();
  expect(() => aggregator.push({ time: day + minute, ...input })).toThrow(CandleError);
  expect(() => aggregator.push({ time: day + minute, ...input })).toThrow(code);
  expect(aggregator.current()).toBe(before);
});

/** One synthetic day of minutes; prices wander, and every volume has its own decimals. */
function syntheticDay(): CandleInput[] {
  return Array.from({ length: 1_440 }, (_, index) => {
    const middle = 17_000 + ((index * 7_919) % 1_013);
    return {
      time: day + index * minute,
      open: `${middle}.5`,
      high: `${middle + (index % 17)}.75`,
      low: `${middle - (index % 13)}.25`,
      close: `${middle + (index % 5)}.50`,
      volume: `0.${String((index * 31) % 1_000).padStart(3, '0')}`,
    };
  });
}

/** A recorded day lies beside a checkout of ours, not in it. */
const recording = globSync('../../../../shared/data/candles/*-1m-2022-12-13.csv', {
  cwd: import.meta.dirname,
})
  .map((file) => join(import.meta.dirname, file))
  .at(0);

function recordedDay(): CandleInput[] {
  return readFileSync(recording ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [at, open, high, low, close, volume] = line.split(',');
      return { time: day + Number(at), open, high, low, close, volume };
    });
}

/** The same by another way: whole numbers, grouped by a loop over the day. */
function expected(minutes: CandleInput[], lengthMs: number) {
  const units = (value = '', scale: number) => BigInt(Math.round(Number(value) * 10 ** scale));
  const groups: CandleInput[][] = [];
  for (let start = day; start < day + 1_440 * minute; start += lengthMs) {
    groups.push(minutes.filter(({ time }) => time >= start && time < start + lengthMs));
  }
  return groups.map((group) => ({
    start: group[0]?.time,
    end: (group[0]?.time ?? 0) + lengthMs,
    open: group[0]?.open,
    close: group.at(-1)?.close,
    high: Math.max(...group.map(({ high }) => Number(high))),
    low: Math.min(...group.map(({ low }) => Number(low))),
    volume: group.reduce((sum, { volume }) => sum + units(volume, 8), 0n),
  }));
}

const withinADay = intervals.filter((interval) => !['3d', '1w', '1M'].includes(interval));

describe.each([
  ['a synthetic day', true, syntheticDay],
  ['a recorded day (skipped where ../shared/data is absent)', recording !== undefined, recordedDay],
])('%s', (_name, present, minutesOf) => {
  it.skipIf(!present).each(withinADay)('1m → %s is exact', (interval) => {
    const minutes = minutesOf();
    expect(minutes).toHaveLength(1_440);
    const aggregator = createAggregator(interval, 'candles');
    const candles = minutes.flatMap((input) => aggregator.push(input));
    candles.push(aggregator.current() as Candle);
    const length = bucketEnd(day, interval) - bucketStart(day, interval);
    expect(
      candles.map((candle) => ({
        ...candle,
        high: Number(candle.high),
        low: Number(candle.low),
        volume: BigInt(Math.round(Number(candle.volume) * 1e8)),
      })),
    ).toEqual(expected(minutes, length));
  });
});
