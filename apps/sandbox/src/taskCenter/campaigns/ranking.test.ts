import { expect, it } from 'vitest';
import { isRankedAfter, tieKey } from './ranking.ts';

const participant = (userId: number, scoredAt: number) => ({
  id: `u${userId}`,
  userId,
  name: 'a',
  score: '5',
  scoredAt,
});

it('ranks the participant higher who reached an equal score first', () => {
  const [first, second] = [participant(10, 1000), participant(9, 20_000)];
  expect(isRankedAfter(second, '5', tieKey(first))).toBe(true);
  expect(isRankedAfter(first, '5', tieKey(second))).toBe(false);
});

it('ranks the higher score first, whichever was reached first', () => {
  const [first, second] = [participant(9, 1000), { ...participant(10, 20_000), score: '6' }];
  expect(isRankedAfter(first, '6', tieKey(second))).toBe(true);
});
