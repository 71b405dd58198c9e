import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { Home, Reward } from '@exchange/task-center-api';
import { Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { rewardPath } from '../../screen/detailPaths.ts';
import { useRead } from '../../data/useRead.ts';
import { RewardDeadline } from '../../rewards/RewardDeadline.tsx';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { useRewardHeadline } from '../../rewards/useRewardText.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';

/** Most rewards to list. The page of the rewards lists all of them. */
const shownRewards = 3;

/** Rewards whose deadline is less than 48 hours away, earliest first. Renders nothing without such rewards. */
export function ExpiringCard({
  expiring: { count },
}: {
  expiring: Home['totals']['expiring'];
}): ReactElement | null {
  const t = useTexts('hub');
  const page = usePage();
  const { data, isError } = useRead('rewards', { sort: 'ending', limit: shownRewards });
  if (count === 0) return null;
  const shown = Math.min(count, shownRewards);
  return (
    <Card as="section" className="expiring" aria-labelledby="expiring">
      <h2 id="expiring">
        <a href={pathFrom(page, '/task-center/my-rewards')}>{t('expiring', { count })}</a>
      </h2>
      {isError ? null : (
        <ul>
          {data
            ? data.items.slice(0, shown).map((reward) => (
                <li key={reward.reward_id}>
                  <ExpiringReward reward={reward} />
                </li>
              ))
            : Array.from({ length: shown }, (_, index) => (
                <li key={index} aria-hidden="true">
                  <Skeleton />
                </li>
              ))}
        </ul>
      )}
    </Card>
  );
}

function ExpiringReward({ reward }: { reward: Reward }): ReactElement {
  const page = usePage();
  const rewardHeadline = useRewardHeadline();
  return (
    <>
      <RewardArt type={reward.type} size={40} />
      <div className="expiring__text">
        <div className="expiring__value">
          <a href={pathFrom(page, rewardPath(reward))}>{rewardHeadline(reward)}</a>{' '}
          <RewardKind reward={reward} />
        </div>
        <RewardDeadline reward={reward} />
      </div>
    </>
  );
}
