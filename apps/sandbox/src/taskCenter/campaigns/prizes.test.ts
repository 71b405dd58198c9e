import { expect, it } from 'vitest';
import { lastPrize, nextPrize } from './prizes.ts';

const entry = {
  pool: { amount: '70', unit: 'USDT' },
  unit: 'count' as const,
  prizes: [
    { toRank: 1, amount: '50' },
    { toRank: 3, amount: '10' },
  ],
};

it.each([
  ['the last prize', ['9', '7', '5', '4'], 4, { missing: '2', prize: '10', rank: 3, score: '5' }],
  [
    'the last prize in a tie',
    ['9', '7', '5', '5'],
    4,
    { missing: '1', prize: '10', rank: 3, score: '5' },
  ],
  ['the largest prize', ['9', '7', '5'], 3, { missing: '5', prize: '50', rank: 1, score: '9' }],
  ['the largest prize', ['9', '7', '5'], 2, { missing: '3', prize: '50', rank: 1, score: '9' }],
])(
  'returns %s as the next prize, for scores %j at rank %i, with the increase that wins it',
  (_, scores, ownRank, { missing, prize, rank, score }) => {
    expect(nextPrize(entry, scores, ownRank)).toEqual({
      missing: { amount: missing, unit: 'count' },
      prize: { amount: prize, unit: 'USDT' },
      rank,
      score: { amount: score, unit: 'count' },
    });
  },
);

it('requires 0.01 USDT more than the score of the last winner', () => {
  const { missing } = nextPrize({ ...entry, unit: 'USDT' }, ['9.5', '7'], 2)!;
  expect(missing).toEqual({ amount: '2.51', unit: 'USDT' });
});

it('returns no next prize for the winner', () => {
  expect(nextPrize(entry, ['9', '7'], 1)).toBeNull();
});

it('returns the last rank with a prize, if a participant has it', () => {
  expect(lastPrize(entry, ['9', '7', '5', '4'])).toEqual({
    prize: { amount: '10', unit: 'USDT' },
    rank: 3,
    score: { amount: '5', unit: 'count' },
  });
  expect(lastPrize(entry, ['9', '7'])).toBeNull();
});
