import * as v from 'valibot';
import { expect, it } from 'vitest';
import { value } from './value.ts';

const amount = '1';

it.each(['USDT', 'ratio', '1000SATS', 'X', 'x'.repeat(16)])('accepts the unit %s', (unit) => {
  expect(v.parse(value, { amount, unit })).toEqual({ amount, unit });
});

it.each(['', ' USDT', 'USDT ', 'US DT', 'US-DT', '₮', 'USDT\n', 'x'.repeat(17), 7, null])(
  'rejects the unit %j',
  (unit) => {
    expect(v.is(value, { amount, unit })).toBe(false);
  },
);

it('rejects invalid input with a message', () => {
  const { issues } = v.safeParse(value, { amount, unit: '₮' });
  expect(issues?.map(({ message }) => message)).toEqual(['is not a unit']);
});
