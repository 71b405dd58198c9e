import type { RewardPreview } from '@exchange/task-center-api';

/** Returns whether the time to use a reward starts with its claim. Points are credited at once and last a year. */
export const startsClock = ({ type, validity_days: days }: RewardPreview): boolean =>
  type !== 'points' && days !== null;
