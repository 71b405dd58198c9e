import { expect, it } from 'vitest';
import { spotPair } from './spotPair.ts';

it.each([
  ['BTCUSDT', { base: 'BTC', quote: 'USDT' }],
  ['ETHBTC', { base: 'ETH', quote: 'BTC' }],
  ['1000SATSTRY', { base: '1000SATS', quote: 'TRY' }],
  ['USDT', undefined],
  ['BTCXYZ', undefined],
  ['', undefined],
])('splits %s', (symbol, pair) => {
  expect(spotPair(symbol)).toEqual(pair);
});
