import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { readCandles } from './readCandles.ts';

const candle = { start: 60_000, open: '1', high: '2', low: '1', close: '1.50', volume: '7' };
const answer = (...candles: unknown[]) => ({ series: [{ symbol: 'BTCUSDT', candles }] });

it('keeps prices unchanged and adds the end of each candle', () => {
  const read = readCandles(answer(candle), '1m');
  expect([...read]).toEqual([['BTCUSDT', [{ ...candle, end: 120_000 }]]]);
});

it('accepts candles without a volume', () => {
  expect(
    readCandles(answer({ ...candle, volume: undefined }), '1m').get('BTCUSDT')?.[0]?.volume,
  ).toBeUndefined();
});

it.each([
  [{ ...candle, open: 1 }],
  [{ ...candle, high: '' }],
  [{ ...candle, low: '-1' }],
  [{ ...candle, close: 'NaN' }],
  [{ ...candle, start: '60000' }],
  [{ ...candle, start: 1.5 }],
  // The start is not the start of a minute, or is after the year 2200.
  [{ ...candle, start: 60_001 }],
  [{ ...candle, start: 7_258_118_460_000 }],
  // The close or open is not between low and high.
  [{ ...candle, close: '2.01' }],
  [{ ...candle, open: '0.99' }],
  [{ ...candle, start: 1e300 }],
  [null],
  ['candle'],
])('omits %j', (item) => {
  expect(readCandles(answer(item, candle), '1m').get('BTCUSDT')).toHaveLength(1);
});

it('rejects an unknown interval', () => {
  expect(() => readCandles(answer(), '7m' as '1m')).toThrow('badInterval: got 7m');
});

it('omits candles that are out of order', () => {
  const starts = [60_000, 0, 120_000, 120_000, 240_000];
  const read = readCandles(answer(...starts.map((start) => ({ ...candle, start }))), '1m');
  expect(read.get('BTCUSDT')?.map(({ start }) => start)).toEqual([60_000, 120_000, 240_000]);
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      readCandles(value, '1h');
      readCandles(answer(value), '1h');
    }),
  );
});
