import type { Grant } from './rewardCatalogue.ts';

/** Reward per day of a check-in streak. After the last day, the rewards start again with the first. */
export const checkInRewards: readonly Grant[] = ['5', '5', '10', '10', '15', '15', '50'].map(
  (amount) => ({ code: 'points', amount }),
);

/** Number of days in which a user can restore a streak once. */
export const restoreEveryDays = 30;
