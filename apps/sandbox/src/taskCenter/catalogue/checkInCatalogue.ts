import type { Grant } from './rewardCatalogue.ts';

/** Rewards of the days of a streak. After the last day, they start again. */
export const checkInRewards: readonly Grant[] = ['5', '5', '10', '10', '15', '15', '50'].map(
  (amount) => ({ code: 'points', amount }),
);

/** A streak can be restored once in this time. */
export const restoreEveryDays = 30;
