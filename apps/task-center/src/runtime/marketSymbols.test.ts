import { expect, it } from 'vitest';
import { marketSymbols } from './marketSymbols.ts';

it('reads the symbols, in their order', () => {
  expect(marketSymbols({ symbols: [{ symbol: 'BTCUSDT' }, { symbol: '1INCHUSDT' }] })).toEqual([
    'BTCUSDT',
    '1INCHUSDT',
  ]);
});

it.each([undefined, null, 'x', [], {}, { symbols: {} }])('finds none in %j', (result) => {
  expect(marketSymbols(result)).toEqual([]);
});

it('leaves out what is no symbol', () => {
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
