import { useServerClock } from '@exchange/site/page/formats';
import { useEffect, useState, type ReactElement } from 'react';
import { Deadline } from '../screen/Deadline.tsx';
import { expiresSoon, rewardEnd, type RewardTimes } from './rewardTime.ts';

/** Interval at which the warning is updated, in ms. */
const updateMs = 60_000;

/** Countdown to the deadline for claiming or using a reward, red if that is soon. Renders nothing without a deadline. */
export function RewardDeadline({ reward }: { reward: RewardTimes }): ReactElement | null {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), updateMs);
    return () => clearInterval(timer);
  }, [clock]);
  const end = rewardEnd(reward);
  if (end === null) return null;
  return (
    <span className="reward-deadline" data-soon={expiresSoon(end, now) || undefined}>
      <Deadline end={end} text={reward.state === 'to_claim' ? 'claim_within' : 'use_within'} />
    </span>
  );
}

/** Countdown to the deadline for claiming the reward of a finished task. Renders nothing without a deadline. */
export function ClaimDeadline({ claimBy }: { claimBy: number | null }): ReactElement {
  return <RewardDeadline reward={{ state: 'to_claim', claim_by: claimBy, valid_until: null }} />;
}
