import { useServerClock } from '@exchange/site/page/formats';
import { isDerivativesReward, type Claimable, type RewardPreview } from '@exchange/task-center-api';
import { useEffect, useState, type ReactElement } from 'react';
import { Deadline } from '../screen/Deadline.tsx';
import { isElsewhere } from './rewardStates.ts';
import { expiresSoon, rewardEnd, type RewardTimes } from './rewardTime.ts';

/** Interval at which the warning is updated, in ms. */
const updateMs = 60_000;

type Use = Pick<RewardPreview, 'type' | 'fees' | 'offered_in'>;

/**
 * Returns whether a deadline is never emphasized, because it would hurry customers to derivatives,
 * or to what they cannot use on this edition.
 */
const isQuiet = (reward: Use): boolean => isElsewhere(reward) || isDerivativesReward(reward);

/**
 * Countdown to the deadline for claiming or using a reward, emphasized if that is soon. Not red,
 * which would hurry customers. Renders nothing without a deadline.
 */
export function RewardDeadline({ reward }: { reward: RewardTimes & Use }): ReactElement | null {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), updateMs);
    return () => clearInterval(timer);
  }, [clock]);
  const end = rewardEnd(reward);
  if (end === null) return null;
  return (
    <span
      className="reward-deadline"
      data-soon={(!isQuiet(reward) && expiresSoon(end, now)) || undefined}
    >
      <Deadline end={end} text={reward.state === 'to_claim' ? 'claim_within' : 'use_within'} />
    </span>
  );
}

/**
 * Time left to claim the reward of a finished task, for rows. Emphasized if the server counts it as expiring soon.
 */
export function ClaimDeadline({
  task: { claim_by: claimBy, expires_soon: isSoon, reward },
}: {
  task: Pick<Claimable, 'claim_by' | 'expires_soon' | 'reward'>;
}): ReactElement | null {
  if (claimBy === null) return null;
  return (
    <span className="reward-deadline" data-soon={(isSoon && !isQuiet(reward)) || undefined}>
      <Deadline end={claimBy} text="claim_within" />
    </span>
  );
}
