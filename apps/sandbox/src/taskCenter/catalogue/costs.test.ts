import { compareDecimals } from '@exchange/exchange-api';
import { expect, it } from 'vitest';
import { withdrawalCost } from './costs.ts';
import { demoLife } from '../demoLife.ts';
import { demoLifeEu } from '../demoLifeEu.ts';
import { rewardCatalogue, rewardEntry } from './rewardCatalogue.ts';

/** Rewards that pay coins, and those that demo accounts got with another amount. */
const coins = [
  ...Object.values(rewardCatalogue),
  ...[...demoLife.past, ...demoLifeEu.past]
    .flatMap(([, steps]) => steps)
    .flatMap((step) =>
      typeof step === 'object' && 'claimedGift' in step && step.amount !== undefined
        ? { ...rewardEntry(step.claimedGift), amount: step.amount }
        : [],
    ),
].filter(({ withdrawal }) => withdrawal === 'full');

it.each(coins)('$amount $unit of a reward can be withdrawn alone', ({ amount, unit }) => {
  const { fee, least } = withdrawalCost(unit)!;
  expect(compareDecimals(amount, least.amount)).toBeGreaterThanOrEqual(0);
  expect(compareDecimals(least.amount, fee.amount)).toBeGreaterThan(0);
});

it('is unknown for what is no coin', () => {
  expect(withdrawalCost('points')).toBeUndefined();
});
