import { expect, it } from 'vitest';
import { mostYield } from '../index.ts';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });

it.each([
  ['1000', '0.05', 7, '0.96'],
  ['1000', '0.05', 365, '50'],
  // Floats give 7.01.
  ['100', '0.07', 365, '7'],
  ['200', '0.1', 1, '0.06'],
])('%s USDT at %s for %s days pay at most %s USDT', (limit, rate, days, yielded) => {
  expect(mostYield(usdt(limit), { amount: rate, unit: 'ratio' }, days)).toEqual(usdt(yielded));
});
