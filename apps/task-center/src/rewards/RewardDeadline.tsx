import type { Reward } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Deadline } from '../screen/Deadline.tsx';

/** Countdown to the claim or usage deadline. Renders nothing without a deadline. */
export function RewardDeadline({ reward }: { reward: Reward }): ReactElement | null {
  const { state, claim_by: claimBy, valid_until: validUntil } = reward;
  const isWaiting = state === 'to_claim';
  const isUsable = state === 'active' || state === 'in_use';
  const end = isWaiting ? claimBy : isUsable ? validUntil : null;
  if (end === null) return null;
  return <Deadline end={end} text={isWaiting ? 'claim_within' : 'use_within'} />;
}
