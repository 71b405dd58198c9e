import { expect, it } from 'vitest';
import { worthOf } from './rewardView.ts';

const priceOf = (coin: string) => (coin === 'ETH' ? '3330.05' : undefined);

it('is the amount times the price, in cents', () => {
  expect(worthOf({ amount: '0.005', unit: 'ETH' }, priceOf)).toEqual({
    amount: '16.65',
    unit: 'USDT',
  });
});

it('is exact for amounts that a float cannot hold', () => {
  const { amount } = worthOf({ amount: '90071992547409.93', unit: 'ETH' }, () => '100.001')!;
  expect(amount).toBe('9007289326733540.41');
});

it.each([
  ['5', 'USDT'],
  ['200', 'points'],
  ['0.000001', 'ETH'],
])('is null for %s %s, which has no price or is worth less than a cent', (amount, unit) => {
  expect(worthOf({ amount, unit }, priceOf)).toBeNull();
});
