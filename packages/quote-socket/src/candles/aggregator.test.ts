import { describe, expect, it } from 'vitest';
import fc from '@tooling/testing/fastCheck';
import {
  CandleError,
  createAggregator,
  type Candle,
  type CandleInput,
  type Interval,
} from './index.ts';

const minuteMs = 60_000;
const day = Date.UTC(2022, 11, 13);

describe('from trades', () => {
  it('sets open, high, low and close, and adds volumes exactly', () => {
    const aggregator = createAggregator('1m', 'trades');
    expect(aggregator.current()).toBeUndefined();
    expect(aggregator.push({ time: day + 1, price: '10.5', volume: '0.1' })).toEqual([]);
    aggregator.push({ time: day + 2, price: '9.50', volume: '0.2' });
    aggregator.push({ time: day + 3, price: '10', volume: '1' });
    const first: Candle = {
      start: day,
      end: day + minuteMs,
      open: '10.5',
      high: '10.5',
      low: '9.50',
      close: '10',
      volume: '1.3',
    };
    expect(aggregator.current()).toEqual(first);
    expect(aggregator.push({ time: day + 5 * minuteMs, price: '11', volume: '2' })).toEqual([
      first,
    ]);
    expect(aggregator.current()?.start).toBe(day + 5 * minuteMs);
  });

  it('compares prices as decimals, not as text', () => {
    const aggregator = createAggregator('1m', 'trades');
    for (const price of ['9', '10', '0.00000001', '9.9']) aggregator.push({ time: day, price });
    expect(aggregator.current()).toMatchObject({ high: '10', low: '0.00000001', close: '9.9' });
  });

  it('takes open and close from the times of the trades, not from their order', () => {
    const aggregator = createAggregator('1m', 'trades');
    for (const [ms, price] of [
      [30, '3'],
      [10, '1'],
      [40, '4'],
      [20, '2'],
    ] as const) {
      aggregator.push({ time: day + ms, price, volume: '1' });
    }
    expect(aggregator.current()).toMatchObject({
      open: '1',
      high: '4',
      low: '1',
      close: '4',
      volume: '4',
    });
  });

  it('orders trades with equal times by arrival', () => {
    const aggregator = createAggregator('1m', 'trades');
    for (const price of ['1', '2', '3']) aggregator.push({ time: day, price, volume: '1' });
    expect(aggregator.current()).toMatchObject({ open: '1', close: '3', volume: '3' });
  });

  it('ignores an input from before the current candle', () => {
    const aggregator = createAggregator('1m', 'trades');
    aggregator.push({ time: day + minuteMs, price: '1' });
    expect(aggregator.push({ time: day + minuteMs - 1, price: '5' })).toEqual([]);
    expect(aggregator.current()).toMatchObject({ high: '1' });
  });
});

it('uses only the price of a ticker, because its other fields cover 24 h', () => {
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
])('rejects %j and keeps the current candle', (input, code) => {
  const aggregator = createAggregator('1m', 'trades');
  aggregator.push({ time: day, price: '7', volume: '1' });
  const before = aggregator.current();
  expect(() => aggregator.push({ time: day + minuteMs, ...input })).toThrow(CandleError);
  expect(() => aggregator.push({ time: day + minuteMs, ...input })).toThrow(code);
  expect(aggregator.current()).toBe(before);
});

it.each<[Partial<CandleInput>, string, string]>([
  [{ price: 'NaN' }, 'badPrice', 'badPrice: got NaN, expected a decimal string of 0 or more'],
  [
    { price: '1', volume: '-1' },
    'badVolume',
    'badVolume: got -1, expected a decimal string of 0 or more',
  ],
])('names the value and the expected format: %j', (input, kind, message) => {
  const aggregator = createAggregator('1m', 'trades');
  expect(() => aggregator.push({ time: day, ...input })).toThrow(
    expect.objectContaining({ name: 'CandleError', kind, message }),
  );
});

it('throws for an unknown interval on creation', () => {
  expect(() => createAggregator('7m' as Interval, 'trades')).toThrow('badInterval: got 7m');
});

describe('from shorter candles', () => {
  const candle = { time: day, open: '2', high: '4', low: '1', close: '3', volume: '5' };

  it('combines their prices and adds their volumes', () => {
    const aggregator = createAggregator('5m', 'candles');
    aggregator.push(candle);
    aggregator.push({
      ...candle,
      time: day + minuteMs,
      open: '3',
      high: '3.5',
      low: '0.5',
      close: '1',
    });
    expect(aggregator.current()).toEqual({
      start: day,
      end: day + 5 * minuteMs,
      open: '2',
      high: '4',
      low: '0.5',
      close: '1',
      volume: '10',
    });
  });

  it('has no volume if one of the shorter candles has none', () => {
    const withoutVolume = { ...candle, volume: undefined as unknown as string };
    for (const [first, second] of [
      [candle, withoutVolume],
      [withoutVolume, candle],
    ] as const) {
      const aggregator = createAggregator('5m', 'candles');
      aggregator.push(first);
      aggregator.push({ ...second, time: day + minuteMs });
      expect(aggregator.current()).toMatchObject({ close: '3', volume: undefined });
    }
  });

  it('replaces a shorter candle that is pushed again while it is still open', () => {
    const aggregator = createAggregator('5m', 'candles');
    aggregator.push(candle);
    aggregator.push({ ...candle, time: day + minuteMs, volume: '5' });
    aggregator.push({ ...candle, time: day + minuteMs, close: '9', high: '9', volume: '6' });
    expect(aggregator.current()).toMatchObject({ volume: '11', high: '9', close: '9' });
    aggregator.push({ ...candle, time: day + minuteMs, close: '2', high: '3', volume: '7' });
    expect(aggregator.current()).toMatchObject({ volume: '12', high: '4', low: '1', close: '2' });
  });

  it('counts a repeated candle once if both intervals are equal', () => {
    const aggregator = createAggregator('1m', 'candles');
    aggregator.push(candle);
    aggregator.push({ ...candle, volume: '6' });
    expect(aggregator.current()?.volume).toBe('6');
  });

  it('accepts a correction of an earlier shorter candle, and orders shorter candles by time', () => {
    const aggregator = createAggregator('5m', 'candles');
    aggregator.push({ ...candle, time: day + 2 * minuteMs, open: '3', close: '2' });
    aggregator.push({ ...candle, open: '1.5', close: '4' });
    aggregator.push({ ...candle, time: day + minuteMs });
    expect(aggregator.current()).toMatchObject({ open: '1.5', close: '2', volume: '15' });
    aggregator.push({ ...candle, open: '1', close: '4', volume: '1' });
    expect(aggregator.current()).toMatchObject({ open: '1', close: '2', volume: '11' });
  });

  it('returns the same candle for any order of the shorter candles, each pushed once or twice', () => {
    const amount = fc.integer({ min: 1, max: 99 }).map(String);
    const part = fc.record({ open: amount, close: amount, volume: amount });
    const parts = fc.uniqueArray(fc.tuple(fc.nat(59), part), {
      selector: ([at]) => at,
      minLength: 1,
    });
    fc.assert(
      fc.property(
        parts.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }),
          ),
        ),
        ([inOrder, shuffled]) => {
          const combine = (list: typeof inOrder) => {
            const aggregator = createAggregator('1h', 'candles');
            for (const [at, { open, close, volume }] of list) {
              const [low, high] = Number(open) < Number(close) ? [open, close] : [close, open];
              aggregator.push({ time: day + at * minuteMs, open, high, low, close, volume });
            }
            return aggregator.current();
          };
          const sorted = [...inOrder].sort(([a], [b]) => a - b);
          expect(combine(shuffled)).toEqual(combine(sorted));
        },
      ),
    );
  });

  it.each([
    { high: '1', low: '9' },
    { high: '2' },
    { low: '2.5' },
    { open: '5' },
    { close: '0.9' },
  ])('rejects prices outside of high and low: %j', (prices) => {
    const aggregator = createAggregator('5m', 'candles');
    expect(() => aggregator.push({ ...candle, ...prices })).toThrow('badPrice');
    expect(aggregator.current()).toBeUndefined();
  });

  it.each<[Interval, Interval]>([
    ['1h', '5m'],
    ['1d', '12h'],
    ['1M', '1w'],
    // The shorter candles would overlap two longer ones.
    ['3m', '5m'],
    ['1w', '1M'],
    ['3d', '1w'],
  ])('rejects %s candles for %s', (interval, target) => {
    const aggregator = createAggregator(target, 'candles');
    expect(() => aggregator.push({ ...candle, interval })).toThrow(
      `badInterval: got ${interval}, expected an interval that divides ${target}`,
    );
    expect(aggregator.current()).toBeUndefined();
  });

  it('rejects candles of an unknown interval', () => {
    const aggregator = createAggregator('1w', 'candles');
    const interval = '2d' as Interval;
    expect(() => aggregator.push({ ...candle, interval })).toThrow('badInterval: got 2d');
    expect(aggregator.current()).toBeUndefined();
  });

  it.each<[Interval, Interval]>([
    ['1m', '1m'],
    ['1m', '5m'],
    ['5m', '15m'],
    ['1d', '1w'],
    ['1d', '3d'],
    ['12h', '1M'],
    ['1M', '1M'],
    ['1w', '1w'],
  ])('accepts %s candles for %s', (interval, target) => {
    const aggregator = createAggregator(target, 'candles');
    aggregator.push({ ...candle, interval });
    // This time is not the start of the candle, but it lies within it, so it identifies the same candle.
    aggregator.push({ ...candle, time: day + 1, interval, volume: '6' });
    expect(aggregator.current()?.volume).toBe('6');
  });

  it.each(['open', 'high', 'low', 'close'])('rejects a candle without %s', (name) => {
    const aggregator = createAggregator('1m', 'candles');
    const rest = Object.fromEntries(Object.entries(candle).filter(([field]) => field !== name));
    expect(() => aggregator.push({ ...rest, time: day, price: '7' })).toThrow('badPrice');
    expect(aggregator.current()).toBeUndefined();
  });
});
