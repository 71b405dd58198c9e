import { expect, it } from 'vitest';
import { nextPrize } from './prizes.ts';

const entry = {
  pool: { amount: '70', unit: 'USDT' },
  unit: 'count' as const,
  prizes: [
    { toRank: 1, amount: '50' },
    { toRank: 3, amount: '10' },
  ],
};
const scores = ['9.5', '7', '5.25', '4'];

it.each([
  ['the last prize', 4, { missing: '1.25', prize: '10' }],
  ['the largest prize', 3, { missing: '4.25', prize: '50' }],
  ['the largest prize', 2, { missing: '2.5', prize: '50' }],
])(
  'returns %s as the next prize at rank %i, with the score that it still needs',
  (_, rank, { missing, prize }) => {
    expect(nextPrize(entry, scores, rank)).toEqual({
      missing: { amount: missing, unit: 'count' },
      prize: { amount: prize, unit: 'USDT' },
    });
  },
);

it('returns no next prize for the winner', () => {
  expect(nextPrize(entry, scores, 1)).toBeNull();
});
