import {
  expiresSoonMs,
  rewardTypeFacts,
  type Reward,
  type RewardPreview,
} from '@exchange/task-center-api';
import { isUsable } from './rewardStates.ts';

type Dates = Pick<
  Reward,
  'state' | 'claim_by' | 'valid_until' | 'granted_at' | 'claimed_at' | 'activated_at'
>;

/** The period in which a reward can be claimed or used now. Times in ms UTC. */
export interface RewardPeriod {
  start: number;
  end: number;
}

/** Returns the period of a reward, or undefined if it has no deadline or is spent. */
export function rewardPeriod(reward: Dates): RewardPeriod | undefined {
  const end = rewardEnd(reward);
  if (end === null) return undefined;
  const claimedAt = reward.state === 'to_claim' ? null : reward.claimed_at;
  return { start: claimedAt ?? reward.granted_at, end };
}

/** Returns until when a reward can be claimed or used now, in ms UTC, or null if it has no deadline or is spent. */
export function rewardEnd({
  state,
  claim_by: claimBy,
  valid_until: validUntil,
}: Pick<Reward, 'state' | 'claim_by' | 'valid_until'>): number | null {
  if (state === 'to_claim') return claimBy;
  return isUsable(state) ? validUntil : null;
}

/** Returns the fraction of the period that is left, from 0 to 1. */
export function shareLeft({ start, end }: RewardPeriod, now: number): number {
  if (end <= start) return 0;
  return Math.min(Math.max((end - now) / (end - start), 0), 1);
}

/** Returns whether the period ends within `expiresSoonMs`. The server counts its totals with the same limit. */
export function expiresSoon({ end }: RewardPeriod, now: number): boolean {
  return end - now <= expiresSoonMs;
}

/** Returns whether the time to use a reward starts with its claim. False for rewards that the claim credits. */
export function startsWithClaim({ type, validity_days: days }: RewardPreview): boolean {
  return rewardTypeFacts[type].ends !== 'credited' && days !== null;
}
