import { expiresSoonMs } from '@exchange/task-center-api';
import type { RewardRow } from './rewards.ts';
import { stateOf } from './rewardView.ts';

/** Returns the deadline in ms UTC to claim or use a reward, or null if it has none or can no longer be used. */
export function rewardEnd(row: RewardRow, now: number): number | null {
  const state = stateOf(row, now);
  if (state === 'to_claim') return row.claim_by;
  return state === 'active' || state === 'in_use' ? row.valid_until : null;
}

/** Returns whether a deadline for claiming or using a reward is near. */
export function isSoon(end: number | null, now: number): boolean {
  return end !== null && end - now <= expiresSoonMs;
}
