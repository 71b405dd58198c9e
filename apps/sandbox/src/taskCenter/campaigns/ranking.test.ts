import { expect, it } from 'vitest';
import { isRankedAfter, participantId } from './ranking.ts';

it('ranks the lower account number higher if scores are equal, as the rules say', () => {
  const participant = (userId: number) => ({
    id: participantId(userId),
    userId,
    name: 'a',
    score: '5',
  });
  expect(isRankedAfter(participant(10), '5', participantId(9))).toBe(true);
  expect(isRankedAfter(participant(9), '5', participantId(10))).toBe(false);
});
