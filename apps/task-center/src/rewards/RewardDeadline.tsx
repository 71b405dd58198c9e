import type { Claimable } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { Deadline } from '../screen/Deadline.tsx';
import { rewardEnd, type RewardTimes } from './rewardTime.ts';

/**
 * Countdown to the deadline for claiming or using a reward. Has one look however near the deadline is: emphasis would
 * hurry customers, and to derivatives it must not. Renders nothing without a deadline.
 */
export function RewardDeadline({ reward }: { reward: RewardTimes }): ReactElement | null {
  const end = rewardEnd(reward);
  if (end === null) return null;
  return (
    <span className="reward-deadline">
      <Deadline end={end} text={reward.state === 'to_claim' ? 'claim_within' : 'use_within'} />
    </span>
  );
}

/** Time left to claim the reward of a finished task, for rows. */
export function ClaimDeadline({
  task: { claim_by: claimBy },
}: {
  task: Pick<Claimable, 'claim_by'>;
}): ReactElement | null {
  if (claimBy === null) return null;
  return (
    <span className="reward-deadline">
      <Deadline end={claimBy} text="claim_within" />
    </span>
  );
}
