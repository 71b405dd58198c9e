import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { bucketEnd, bucketStart, intervals, type Interval } from './index.ts';

it('lists the 15 intervals', () => {
  expect(intervals).toEqual('1m 3m 5m 15m 30m 1h 2h 4h 6h 8h 12h 1d 3d 1w 1M'.split(' '));
});

it.each<[Interval, lengthMs: number]>([
  ['1m', 60_000],
  ['3m', 180_000],
  ['5m', 300_000],
  ['15m', 900_000],
  ['30m', 1_800_000],
  ['1h', 3_600_000],
  ['2h', 7_200_000],
  ['4h', 14_400_000],
  ['6h', 21_600_000],
  ['8h', 28_800_000],
  ['12h', 43_200_000],
  ['1d', 86_400_000],
  ['3d', 259_200_000],
])('a candle of %s lasts %d ms, counted from 1970', (interval, lengthMs) => {
  for (const count of [-1, 0, 1, 7_000]) {
    const start = count * lengthMs;
    for (const time of [start, start + 1, start + lengthMs - 1]) {
      expect([bucketStart(time, interval), bucketEnd(time, interval)]).toEqual([
        start,
        start + lengthMs,
      ]);
    }
  }
});

describe('boundaries in UTC', () => {
  it.each<[Interval, string, string, string]>([
    ['1m', '2024-03-31T01:59:59.999Z', '2024-03-31T01:59:00Z', '2024-03-31T02:00:00Z'],
    ['3m', '2022-12-13T23:59:00Z', '2022-12-13T23:57:00Z', '2022-12-14T00:00:00Z'],
    ['4h', '2022-12-13T11:59:59Z', '2022-12-13T08:00:00Z', '2022-12-13T12:00:00Z'],
    ['8h', '2022-12-13T16:00:00Z', '2022-12-13T16:00:00Z', '2022-12-14T00:00:00Z'],
    ['1d', '2024-02-29T23:59:59.999Z', '2024-02-29T00:00:00Z', '2024-03-01T00:00:00Z'],
    ['3d', '1970-01-03T12:00:00Z', '1970-01-01T00:00:00Z', '1970-01-04T00:00:00Z'],
    ['1w', '2024-02-26T00:00:00Z', '2024-02-26T00:00:00Z', '2024-03-04T00:00:00Z'],
    ['1w', '2024-02-25T23:59:59.999Z', '2024-02-19T00:00:00Z', '2024-02-26T00:00:00Z'],
    ['1w', '1970-01-01T00:00:00Z', '1969-12-29T00:00:00Z', '1970-01-05T00:00:00Z'],
    ['1M', '2024-01-31T23:59:59.999Z', '2024-01-01T00:00:00Z', '2024-02-01T00:00:00Z'],
    ['1M', '2024-02-29T12:00:00Z', '2024-02-01T00:00:00Z', '2024-03-01T00:00:00Z'],
    ['1M', '2023-02-28T23:59:59.999Z', '2023-02-01T00:00:00Z', '2023-03-01T00:00:00Z'],
    ['1M', '2100-02-28T23:59:59.999Z', '2100-02-01T00:00:00Z', '2100-03-01T00:00:00Z'],
    ['1M', '2023-12-31T23:59:59.999Z', '2023-12-01T00:00:00Z', '2024-01-01T00:00:00Z'],
    ['1M', '1969-12-31T00:00:00Z', '1969-12-01T00:00:00Z', '1970-01-01T00:00:00Z'],
  ])('%s around %s', (interval, time, start, end) => {
    expect(new Date(bucketStart(Date.parse(time), interval))).toEqual(new Date(start));
    expect(new Date(bucketEnd(Date.parse(time), interval))).toEqual(new Date(end));
  });

  it('divides time into buckets without gaps or overlaps', () => {
    const times = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) });
    fc.assert(
      fc.property(times, fc.constantFrom(...intervals), (time, interval) => {
        const start = bucketStart(time, interval);
        const end = bucketEnd(time, interval);
        expect(start).toBeLessThanOrEqual(time);
        expect(end).toBeGreaterThan(time);
        expect(bucketStart(start, interval)).toBe(start);
        expect(bucketEnd(end - 1, interval)).toBe(end);
        expect(bucketStart(end, interval)).toBe(end);
        if (interval === '1w') expect(new Date(start).getUTCDay()).toBe(1);
        if (interval === '1M') expect(new Date(start).getUTCDate()).toBe(1);
      }),
    );
  });
});

it.each(['', '1s', '7m', 'toString', '__proto__'])('rejects the interval %j', (interval) => {
  for (const find of [bucketStart, bucketEnd]) {
    expect(() => find(0, interval as Interval)).toThrow(
      expect.objectContaining({
        name: 'CandleError',
        kind: 'badInterval',
        message: `badInterval: got ${interval}, expected one of \`intervals\``,
      }),
    );
  }
});

it.each([NaN, Infinity, 9e15])('rejects the time %d', (time) => {
  for (const interval of intervals) {
    expect(() => bucketStart(time, interval)).toThrow(
      expect.objectContaining({
        name: 'CandleError',
        kind: 'badTime',
        message: `badTime: got ${time}, expected a time in ms UTC`,
      }),
    );
  }
});
