import { expect, it } from 'vitest';
import { readInput } from '@exchange/exchange-api';
import { endpoints } from './endpoints.ts';
import { samples } from '../test/samples.ts';
import { paysWholePool } from './paysWholePool.ts';

const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const range = (from_rank: number, to_rank: number, amount: string) => ({
  from_rank,
  to_rank,
  value: usdt(amount),
});
const fair = [range(1, 1, '10000'), range(2, 3, '5000'), range(4, 10, '2000')];

it('accepts a table that pays the whole pool', () => {
  expect(paysWholePool(usdt('34000.00'), fair)).toBe(true);
  expect(paysWholePool(usdt('0.3'), [range(1, 3, '0.1')])).toBe(true);
});

it.each([
  ['pays less', [range(1, 1, '10000'), range(2, 3, '5000'), range(4, 10, '1000')]],
  ['pays more', [...fair, range(11, 11, '1')]],
  ['pays in another coin', [{ ...range(1, 1, '34000'), value: { amount: '34000', unit: 'ETH' } }]],
  ['leaves out a rank', [range(1, 1, '10000'), range(3, 4, '5000'), range(5, 11, '2000')]],
  ['pays a rank twice', [range(1, 1, '10000'), range(1, 2, '5000'), range(3, 9, '2000')]],
  ['does not start at rank 1', [range(2, 2, '34000')]],
  ['has a range that ends before it starts', [range(1, 0, '34000')]],
  ['is empty', []],
])('refuses a table that %s', (_fault, prizes) => {
  expect(paysWholePool(usdt('34000'), prizes)).toBe(false);
});

it.each(['campaign', 'join'] as const)('the prize table is checked in the result of %s', (name) => {
  const [sample] = samples[name];
  const unfair = { ...sample, pool: usdt('12.6') };
  expect(readInput<unknown>(endpoints[name].result, unfair)).toEqual({
    ok: false,
    message: 'the prizes do not add up to the pool',
  });
});
