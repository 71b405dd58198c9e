import * as v from 'valibot';
import { expect, it } from 'vitest';
import { odds } from './odds.ts';

const contents = (...probabilities: string[]) =>
  probabilities.map((probability) => ({
    type: 'coupon',
    value: { amount: '5', unit: 'USDT' },
    withdrawal: 'none',
    probability,
  }));

it('accepts probabilities that add up to exactly 1', () => {
  expect(v.is(odds, contents('0.1', '0.2', '0.70'))).toBe(true);
  expect(v.is(odds, contents('1'))).toBe(true);
});

it.each([[['0.5', '0.4']], [['0.5', '0.500001']], [[]]])(
  'rejects the probabilities %j',
  (probabilities) => {
    const { issues } = v.safeParse(odds, contents(...probabilities));
    expect(issues?.map(({ message }) => message)).toEqual(['the probabilities do not add up to 1']);
  },
);
