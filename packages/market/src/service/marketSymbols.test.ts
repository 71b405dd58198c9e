import { expect, it } from 'vitest';
import { marketSymbols } from './marketSymbols.ts';

it('returns the symbols in order', () => {
  expect(marketSymbols({ symbols: [{ symbol: 'BTCUSDT' }, { symbol: '1INCHUSDT' }] })).toEqual([
    'BTCUSDT',
    '1INCHUSDT',
  ]);
});

it.each([undefined, null, 'x', [], {}, { symbols: {} }])(
  'returns an empty array for %j',
  (result) => {
    expect(marketSymbols(result)).toEqual([]);
  },
);

it('omits invalid symbols', () => {
  const symbols = [
    null,
    'BTCUSDT',
    { symbol: 7 },
    { symbol: '<b>' },
    { symbol: '' },
    { symbol: 'A' },
  ];
  expect(marketSymbols({ symbols })).toEqual(['A']);
});
