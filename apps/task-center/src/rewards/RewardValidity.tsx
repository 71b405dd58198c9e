import { useTexts } from '@exchange/site/page';
import { useServerClock } from '@exchange/site/page/formats';
import type { Reward } from '@exchange/task-center-api';
import { Icon, Progress, Tag } from '@exchange/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { RewardDeadline } from './RewardDeadline.tsx';
import { expiresSoon, rewardPeriod, shareLeft } from './rewardTime.ts';

/** Interval at which the bar and the warning are updated, in ms. */
const updateMs = 60_000;

/** Time left to claim or use a reward, as a countdown and a bar. Renders nothing without a deadline. */
export function RewardValidity({ reward }: { reward: Reward }): ReactElement | null {
  const t = useTexts('rewards');
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), updateMs);
    return () => clearInterval(timer);
  }, [clock]);
  const period = rewardPeriod(reward);
  if (!period) return null;
  const isSoon = expiresSoon(period, now);
  return (
    <div className="validity" data-soon={isSoon}>
      <div className="validity__words">
        {isSoon ? (
          <Tag tone="negative" icon={<Icon name="hourglass" size={14} />}>
            {t('validity_soon')}
          </Tag>
        ) : null}
        <RewardDeadline reward={reward} />
      </div>
      <Progress
        className="validity__bar"
        label={t('validity_left')}
        value={shareLeft(period, now)}
      />
    </div>
  );
}
