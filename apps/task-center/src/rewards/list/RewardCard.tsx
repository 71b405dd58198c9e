import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import type { Reward, RewardGroup } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { rewardPath } from '../../screen/detailPaths.ts';
import { StateTag } from '../../screen/StateTag.tsx';
import { OpenedLink } from '../OpenedLink.tsx';
import { RewardAction } from '../claim/RewardAction.tsx';
import { UseLink } from '../claim/UseLink.tsx';
import { LimitLine } from '../LimitLine.tsx';
import { RewardFigure } from '../RewardFigure.tsx';
import {
  isSpent,
  isUsable,
  rewardBadge,
  rewardStateText,
  waitsForActivation,
} from '../rewardStates.ts';
import { RewardDeadline } from '../RewardDeadline.tsx';
import { nextStep } from '../claim/nextStep.ts';

/** One reward in a list: value, state and deadline. Links to the reward page. */
export function RewardCard({
  reward,
  group,
}: {
  reward: Reward;
  /** Group of the list, whose name tells the state of most of its rewards. */
  group: RewardGroup;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const { day } = useTimeFormats();
  const step = nextStep(reward);
  const title = formatText(reward.title);
  return (
    <Card as="article" className="item-card reward-card" ended={isSpent(reward.state)}>
      {reward.state === group && !waitsForActivation(reward) ? null : (
        <div>
          <StateTag state={rewardBadge(reward)}>{t(rewardStateText(reward))}</StateTag>
        </div>
      )}
      <RewardFigure reward={reward} opened={reward.opened} />
      <h3 className="item-card__title">
        <a href={pathFrom(page, rewardPath(reward))}>{title}</a>
      </h3>
      {isSpent(reward.state) ? null : (
        <LimitLine reward={reward} isClaimed={reward.claimed_at !== null} />
      )}
      <div className="item-card__foot">
        {isSpent(reward.state) ? (
          <span className="deadline">{t('granted_on', { day: day(reward.granted_at) })}</span>
        ) : (
          <RewardDeadline reward={reward} />
        )}
        {reward.opened ? <OpenedLink opened={reward.opened} /> : null}
        {step ? <RewardAction reward={reward} step={step} title={title} /> : null}
        {!step && isUsable(reward.state) ? <UseLink reward={reward} title={title} /> : null}
      </div>
    </Card>
  );
}
