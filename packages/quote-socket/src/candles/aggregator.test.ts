import { describe, expect, it } from 'vitest';
import {
  CandleError,
  createAggregator,
  type Candle,
  type CandleInput,
  type Interval,
} from './index.ts';

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

  it('ignores an input older than the current candle', () => {
    const aggregator = createAggregator('1m', 'trades');
    aggregator.push({ time: day + minute, price: '1' });
    expect(aggregator.push({ time: day + minute - 1, price: '5' })).toEqual([]);
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
  expect(() => aggregator.push({ time: day + minute, ...input })).toThrow(CandleError);
  expect(() => aggregator.push({ time: day + minute, ...input })).toThrow(code);
  expect(aggregator.current()).toBe(before);
});

it.each<[Partial<CandleInput>, string, string]>([
  [{ price: 'NaN' }, 'badPrice', 'badPrice: got NaN, expected a decimal string of 0 or more'],
  [
    { price: '1', volume: '-1' },
    'badVolume',
    'badVolume: got -1, expected a decimal string of 0 or more',
  ],
])('names the value and the expected format: %j', (input, code, message) => {
  const aggregator = createAggregator('1m', 'trades');
  expect(() => aggregator.push({ time: day, ...input })).toThrow(
    expect.objectContaining({ name: 'CandleError', code, message }),
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
      time: day + minute,
      open: '3',
      high: '3.5',
      low: '0.5',
      close: '1',
    });
    expect(aggregator.current()).toEqual({
      start: day,
      end: day + 5 * minute,
      open: '2',
      high: '4',
      low: '0.5',
      close: '1',
      volume: '10',
    });
  });

  it('has no volume if one of them has none', () => {
    const withoutVolume = { ...candle, volume: undefined as unknown as string };
    for (const inputs of [
      [candle, withoutVolume],
      [withoutVolume, candle],
    ]) {
      const aggregator = createAggregator('1m', 'candles');
      for (const input of inputs) aggregator.push(input);
      expect(aggregator.current()).toMatchObject({ close: '3', volume: undefined });
    }
  });

  it.each(['open', 'high', 'low', 'close'])('rejects a candle without %s', (name) => {
    const aggregator = createAggregator('1m', 'candles');
    const rest = Object.fromEntries(Object.entries(candle).filter(([field]) => field !== name));
    expect(() => aggregator.push({ ...rest, time: day, price: '7' })).toThrow('badPrice');
    expect(aggregator.current()).toBeUndefined();
  });
});
