import { expect, it } from 'vitest';
import { candleTickers } from './candleTickers.ts';

const hourMs = 3_600_000;

function candle(index: number, [open, high, low, close]: [string, string, string, string]) {
  return { start: index * hourMs, end: (index + 1) * hourMs, open, high, low, close, volume: '1' };
}

it('derives the prices and the change over 24 hours', () => {
  const candles = [
    candle(0, ['1', '1000', '1', '1']),
    ...Array.from({ length: 22 }, (_, index) => candle(index + 1, ['100', '110', '9', '100'])),
    candle(23, ['100', '120.50', '100', '101']),
    candle(24, ['101', '102', '95', '102.50']),
  ];
  expect(candleTickers(new Map([['BTCUSDT', candles]]), 25 * hourMs)).toEqual(
    new Map([
      [
        'BTCUSDT',
        {
          symbol: 'BTCUSDT',
          open: '100',
          close: '102.50',
          high: '120.50',
          low: '9',
          range: '0.0250',
          currentTime: 25 * hourMs,
          startTime: hourMs,
        },
      ],
    ]),
  );
});

it('omits symbols without candles, and returns no change if the first price is 0', () => {
  const free = [candle(0, ['0', '0', '0', '0'])];
  const tickers = candleTickers(
    new Map([
      ['NONEUSDT', []],
      ['FREEUSDT', free],
    ]),
    hourMs,
  );
  expect([...tickers.keys()]).toEqual(['FREEUSDT']);
  expect(tickers.get('FREEUSDT')?.range).toBe('0');
});
