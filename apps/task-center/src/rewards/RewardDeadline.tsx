import type { Reward } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Deadline } from '../screen/Deadline.tsx';
import { rewardEnd } from './rewardTime.ts';

/** Countdown to the claim or usage deadline. Renders nothing without a deadline. */
export function RewardDeadline({ reward }: { reward: Reward }): ReactElement | null {
  const end = rewardEnd(reward);
  if (end === null) return null;
  return <Deadline end={end} text={reward.state === 'to_claim' ? 'claim_within' : 'use_within'} />;
}
