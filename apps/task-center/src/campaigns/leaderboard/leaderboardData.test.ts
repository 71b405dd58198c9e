import { expect, it } from 'vitest';
import { roundScore } from './leaderboardData.ts';

it.each([
  ['104250.98', '104250'],
  ['100.5', '100'],
  ['99.95', '99.95'],
  ['0.25', '0.25'],
  ['0', '0'],
])('rounds a score of %s to %s', (amount, rounded) => {
  expect(roundScore({ amount, unit: 'USDT' })).toEqual({ amount: rounded, unit: 'USDT' });
});
