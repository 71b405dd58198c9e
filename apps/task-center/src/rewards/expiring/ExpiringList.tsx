import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  isDerivativesReward,
  rewardTypeFacts,
  type Claimable,
  type Reward,
} from '@exchange/task-center-api';
import { Button, Icon, Skeleton } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useRead } from '../../data/useRead.ts';
import { rewardPath, taskPath } from '../../screen/detailPaths.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { EarnedElsewhere, ReplacedReward } from '../../screen/EarnedElsewhere.tsx';
import { isRewardOffered } from '../../screen/isOffered.ts';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { ClaimAllButton } from '../claim/ClaimAllButton.tsx';
import { RewardAction } from '../claim/RewardAction.tsx';
import { UseLink } from '../claim/UseLink.tsx';
import { withTasks } from '../list/withTasks.ts';
import { ClaimDeadline, RewardDeadline } from '../RewardDeadline.tsx';
import { RewardKind } from '../RewardKind.tsx';
import { claimVariant, isBox, isElsewhere, nextStep } from '../rewardStates.ts';
import { RewardTimes } from '../RewardTimes.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { useCapital, useRewardHeadline } from '../useRewardText.ts';

/** Most rewards that one call returns. */
const mostRewards = 50;

const types = Object.keys(rewardTypeFacts) as Reward['type'][];

/** The rewards and finished tasks that expire soon, the earliest first. A button shows those after the first few. */
export function ExpiringList({
  count,
  shown,
}: {
  /** Number of rewards and tasks that expire soon. */
  count: number;
  /** Number of them to show at first. */
  shown: number;
}): ReactElement | null {
  const t = useTexts('screen');
  const edition = useServices()?.edition;
  const capital = useCapital();
  const { formatValue } = useValueFormat();
  const [isOpen, setIsOpen] = useState(false);
  const hasClosed = types.some((type) => !isRewardOffered({ type }, edition));
  // Rewards that only another edition offers are not counted, and can come first.
  const limit = hasClosed ? mostRewards : Math.min(count, mostRewards);
  const rewards = useRead('rewards', { sort: 'ending', limit });
  const finished = useRead('claimable', {});
  if (rewards.isError || finished.isError) return null;
  const visible = isOpen ? count : Math.min(count, shown);
  const tasks = (finished.data?.items ?? []).filter(
    ({ tier, expires_soon: isSoon, reward }) => tier && isSoon && !isElsewhere(reward),
  );
  const offered = rewards.data?.items.filter((reward) => !isElsewhere(reward));
  const listed =
    offered && finished.data ? withTasks(offered, tasks, 'ending').slice(0, visible) : undefined;
  const isForDerivatives = listed?.some((item) =>
    isDerivativesReward('claim_id' in item ? item.reward : item),
  );
  return (
    <>
      {isForDerivatives ? <RiskNote>{capital(t('need_margin'))}</RiskNote> : null}
      <ul className="expiring-list">
        {listed
          ? listed.map((item) => (
              <li key={'claim_id' in item ? item.claim_id : item.reward_id}>
                <div className="expiring-list__row">
                  {'claim_id' in item ? (
                    <FinishedTask task={item} />
                  ) : (
                    <ExpiringReward reward={item} />
                  )}
                </div>
              </li>
            ))
          : Array.from({ length: visible }, (_, index) => (
              <li key={index} aria-hidden="true">
                <Skeleton />
              </li>
            ))}
      </ul>
      {visible === count ? null : (
        <button type="button" className="view-all" onClick={() => setIsOpen(true)}>
          {t('view_all', { amount: formatValue({ amount: String(count), unit: 'count' }) })}
          <Icon name="chevronEnd" size={16} />
        </button>
      )}
    </>
  );
}

function FinishedTask({ task }: { task: Claimable }): ReactElement {
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  const { reward, tier } = task;
  return (
    <>
      <RewardArt type={reward.type} size={40} />
      <div className="expiring-list__text">
        {tier ? (
          <a href={pathFrom(page, taskPath(tier.task_id, tier.rule_index))}>
            {rewardHeadline(reward)}
          </a>
        ) : null}
        <div className="expiring-list__kind">
          <RewardKind reward={reward} hasWithdrawal={reward.withdrawal !== 'payout'} />
        </div>
      </div>
      <EarnedElsewhere item={task} />
      <ClaimAllButton
        isWanted={({ claim_id: id }) => id === task.claim_id}
        variant={claimVariant(reward)}
        size="small"
        title={formatText(task.title)}
      />
      <RewardTimes reward={reward} isClaimed={false}>
        <ClaimDeadline task={task} />
      </RewardTimes>
    </>
  );
}

function ExpiringReward({ reward }: { reward: Reward }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  const path = pathFrom(page, rewardPath(reward));
  return (
    <>
      <RewardArt type={reward.type} size={40} />
      <div className="expiring-list__text">
        <a href={path}>{rewardHeadline(reward)}</a>
        <div className="expiring-list__kind">
          <RewardWorth worth={reward.worth} />
          <RewardKind reward={reward} hasWithdrawal={reward.withdrawal !== 'payout'} />
          {isBox(reward) ? (
            <a className="expiring-list__odds" href={path}>
              {t('odds_title')}
            </a>
          ) : null}
        </div>
      </div>
      <ReplacedReward reward={reward} />
      <ExpiringStep reward={reward} title={formatText(reward.title)} />
      {/* Activation does not change the time to use it. */}
      <RewardTimes reward={reward} isClaimed={reward.claimed_at !== null}>
        <RewardDeadline reward={reward} />
      </RewardTimes>
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
      <Button
        size="small"
        href={pathFrom(page, rewardPath(reward))}
        aria-label={`${t('open_box')}: ${title}`}
      >
        {t('open_box')}
      </Button>
    );
  }
  return step ? (
    <RewardAction reward={reward} step={step} title={title} />
  ) : (
    <UseLink reward={reward} title={title} />
  );
}
