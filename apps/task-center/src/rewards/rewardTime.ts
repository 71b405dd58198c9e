import type { Reward } from '@exchange/task-center-api';
import { isUsable } from './rewardStates.ts';

/** State and deadlines of a reward. */
export type RewardTimes = Pick<Reward, 'state' | 'claim_by' | 'valid_until'>;

/** Returns until when a reward can be claimed or used now, in ms UTC, or null if it has no deadline or is spent. */
export function rewardEnd({
  state,
  claim_by: claimBy,
  valid_until: validUntil,
}: RewardTimes): number | null {
  if (state === 'to_claim') return claimBy;
  return isUsable(state) ? validUntil : null;
}
