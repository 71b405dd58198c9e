import { expect, it } from 'vitest';
import { worthOf } from './worthOf.ts';

const priceOf = (coin: string) => (coin === 'ETH' ? '3330.05' : undefined);

it('is the amount times the price, in cents', () => {
  expect(worthOf({ amount: '0.005', unit: 'ETH' }, priceOf)).toEqual({
    amount: '16.65',
    unit: 'USDT',
  });
});

it.each([
  ['5', 'USDT'],
  ['200', 'points'],
  ['0.000001', 'ETH'],
])('is null for %s %s, which has no price or is worth less than a cent', (amount, unit) => {
  expect(worthOf({ amount, unit }, priceOf)).toBeNull();
});
