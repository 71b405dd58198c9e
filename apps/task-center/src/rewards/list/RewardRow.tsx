import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import type { Reward, RewardGroup } from '@exchange/task-center-api';
import type { ReactElement, ReactNode } from 'react';
import { rewardPath } from '../../screen/detailPaths.ts';
import { ReplacedReward } from '../../screen/EarnedElsewhere.tsx';
import { StateTag } from '../../screen/StateTag.tsx';
import { OpenedLink } from '../OpenedLink.tsx';
import { RewardAction } from '../claim/RewardAction.tsx';
import { useIsKindName } from '../useRewardText.ts';
import { UseLink } from '../claim/UseLink.tsx';
import {
  isSpent,
  isUsable,
  rewardBadge,
  rewardStateText,
  waitsForActivation,
  nextStep,
} from '../rewardStates.ts';
import { RewardDeadline } from '../RewardDeadline.tsx';
import { rewardEnd } from '../rewardTime.ts';
import { RewardCells } from './RewardCells.tsx';

/** One reward in a list: value, kind, state, deadline and next step. Links to the reward page. */
export function RewardRow({
  reward,
  group,
  isClosed,
}: {
  reward: Reward;
  /** Group of the list, whose name is the state of most of its rewards. */
  group: RewardGroup;
  /** Whether the task centre is closed in the region. Then the row has no action. */
  isClosed: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const step = isClosed ? undefined : nextStep(reward);
  const title = formatText(reward.title);
  const isKindName = useIsKindName();
  // The chip names the kind, so the row names where the reward is from.
  const name =
    reward.origin && isKindName(title, reward.opened ?? reward) ? formatText(reward.origin) : title;
  const isOver = isSpent(reward.state);
  const hasState = reward.state !== group || waitsForActivation(reward);
  return (
    <article className="reward-row" data-ended={isOver || undefined}>
      <RewardCells
        reward={reward}
        opened={reward.opened}
        isClaimed={isOver || reward.claimed_at !== null}
        title={
          <>
            <h3 className="reward-row__title">
              <a href={pathFrom(page, rewardPath(reward))}>{name}</a>
            </h3>
            {hasState ? (
              <StateTag state={rewardBadge(reward)}>{t(rewardStateText(reward))}</StateTag>
            ) : null}
            {reward.opened ? <OpenedLink opened={reward.opened} /> : null}
          </>
        }
        deadline={<RowTime reward={reward} isOver={isOver} />}
      />
      {step ? <RewardAction reward={reward} step={step} title={title} /> : null}
      {!isClosed && !step && isUsable(reward.state) ? (
        <UseLink reward={reward} title={title} />
      ) : null}
      <ReplacedReward reward={reward} />
    </article>
  );
}

/** Time left to claim or use a reward, or the day on which one was issued that is over. */
function RowTime({ reward, isOver }: { reward: Reward; isOver: boolean }): ReactNode {
  const t = useTexts('screen');
  const rewards = useTexts('rewards');
  const { day } = useTimeFormats();
  if (isOver) return t('granted_on', { day: day(reward.granted_at) });
  if (rewardEnd(reward) !== null) return <RewardDeadline reward={reward} />;
  return rewards(reward.state === 'to_claim' ? 'no_claim_end' : 'no_end');
}
