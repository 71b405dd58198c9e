import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Claimable, Home, Reward } from '@exchange/task-center-api';
import { Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { rewardPath, taskPath } from '../../screen/detailPaths.ts';
import { GoButton } from '../../screen/GoButton.tsx';
import { useRead } from '../../data/useRead.ts';
import { ClaimItemButton } from '../../rewards/claim/ClaimItemButton.tsx';
import { nextStep } from '../../rewards/claim/nextStep.ts';
import { withTasks } from '../../rewards/list/withTasks.ts';
import { RewardAction } from '../../rewards/claim/RewardAction.tsx';
import { UseLink } from '../../rewards/claim/UseLink.tsx';
import { ClaimDeadline, RewardDeadline } from '../../rewards/RewardDeadline.tsx';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { isBox } from '../../rewards/rewardStates.ts';
import { RewardWorth } from '../../rewards/RewardWorth.tsx';
import { useRewardHeadline } from '../../rewards/useRewardText.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';

/** Most rewards to list. The page of the rewards lists all of them. */
const shownRewards = 3;

/** Rewards and finished tasks that the server counts as expiring soon, earliest first. Renders nothing without them. */
export function ExpiringCard({
  expiring: { count },
}: {
  expiring: Home['totals']['expiring'];
}): ReactElement | null {
  const t = useTexts('hub');
  const page = usePage();
  if (count === 0) return null;
  return (
    <Card as="section" className="expiring" aria-labelledby="expiring">
      <h2 id="expiring">
        <a href={pathFrom(page, '/task-center/my-rewards')}>{t('expiring', { count })}</a>
      </h2>
      <ExpiringList shown={Math.min(count, shownRewards)} />
    </Card>
  );
}

function ExpiringList({ shown }: { shown: number }): ReactElement | null {
  const rewards = useRead('rewards', { sort: 'ending', limit: shownRewards });
  const finished = useRead('claimable', {});
  if (rewards.isError || finished.isError) return null;
  if (!rewards.data || !finished.data) {
    return (
      <ul>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index} aria-hidden="true">
            <Skeleton />
          </li>
        ))}
      </ul>
    );
  }
  const tasks = finished.data.items.filter(({ tier, expires_soon: isSoon }) => tier && isSoon);
  return (
    <ul>
      {withTasks(rewards.data.items, tasks, 'ending')
        .slice(0, shown)
        .map((item) => (
          <li key={'claim_id' in item ? item.claim_id : item.reward_id}>
            {'claim_id' in item ? <FinishedTask task={item} /> : <ExpiringReward reward={item} />}
          </li>
        ))}
    </ul>
  );
}

function FinishedTask({ task }: { task: Claimable }): ReactElement {
  const page = usePage();
  const rewardHeadline = useRewardHeadline();
  const { reward, tier } = task;
  return (
    <>
      <RewardArt type={reward.type} size={40} />
      <div className="expiring__text">
        {tier ? (
          <a href={pathFrom(page, taskPath(tier.task_id, tier.rule_index))}>
            {rewardHeadline(reward)}
          </a>
        ) : null}
        <div className="expiring__kind">
          <RewardKind reward={reward} />
        </div>
      </div>
      <ClaimItemButton item={task} />
      <ClaimDeadline task={task} />
    </>
  );
}

function ExpiringReward({ reward }: { reward: Reward }): ReactElement {
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  return (
    <>
      <RewardArt type={reward.type} size={40} />
      <div className="expiring__text">
        <a href={pathFrom(page, rewardPath(reward))}>{rewardHeadline(reward)}</a>
        <div className="expiring__kind">
          <RewardWorth worth={reward.worth} />
          <RewardKind reward={reward} />
        </div>
      </div>
      <ExpiringStep reward={reward} title={formatText(reward.title)} />
      <RewardDeadline reward={reward} />
    </>
  );
}

/** Claims, activates or uses the reward. A box is opened on its page, which shows the odds. */
function ExpiringStep({ reward, title }: { reward: Reward; title: string }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const step = nextStep(reward);
  if (step === 'activate' && isBox(reward)) {
    return (
      <GoButton href={pathFrom(page, rewardPath(reward))} aria-label={`${t('open_box')}: ${title}`}>
        {t('open_box')}
      </GoButton>
    );
  }
  return step ? (
    <RewardAction reward={reward} step={step} title={title} />
  ) : (
    <UseLink reward={reward} title={title} />
  );
}
