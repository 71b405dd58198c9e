import { expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { mostOf } from './mostOf.ts';

const reward = answers.rewards.items[0]!;

it('states the greatest payment of an APY booster instead of its rate', () => {
  const booster = {
    ...reward,
    type: 'apy_booster' as const,
    value: { amount: '0.05', unit: 'ratio' },
    limit: { amount: '1000', unit: 'USDT' },
    validity_days: 7,
  };
  expect(mostOf(booster)).toEqual({
    type: 'apy_booster',
    value: { amount: expect.stringMatching(/^0\.9/), unit: 'USDT' },
    up_to: true,
  });
});

it('keeps other rewards', () => {
  expect(mostOf(reward)).toBe(reward);
});
