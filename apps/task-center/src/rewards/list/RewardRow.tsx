import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import type { Reward, RewardGroup } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { rewardPath } from '../../screen/detailPaths.ts';
import { FromElsewhere, ReplacedReward } from '../../screen/EarnedElsewhere.tsx';
import { isRewardOffered } from '../../screen/isOffered.ts';
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
  nextStep,
} from '../rewardStates.ts';
import { TermsLink } from '../TermsLink.tsx';
import { RewardDeadline } from '../RewardDeadline.tsx';

/** One reward in a list: value, kind, state, deadline and next step. Links to the reward page. */
export function RewardRow({
  reward,
  group,
  isClosed,
}: {
  reward: Reward;
  /** Group of the list, whose name tells the state of most of its rewards. */
  group: RewardGroup;
  /** Whether the task centre is closed in the region. Then the row has no action. */
  isClosed: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const { day } = useTimeFormats();
  const edition = useServices()?.edition;
  const isOffered = isRewardOffered(reward, edition);
  const cannotUse = !isOffered && waitsForActivation(reward);
  const step = isClosed || cannotUse ? undefined : nextStep(reward);
  const title = formatText(reward.title);
  const kindName = t(`reward_${(reward.opened ?? reward).type}`);
  // The name of a kind contains soft hyphens in some languages.
  const isNamedByKind = title === kindName.replaceAll('\u00ad', '');
  const isOver = isSpent(reward.state);
  const hasState = reward.state !== group || waitsForActivation(reward);
  return (
    <article className="reward-row" data-ended={isOver || undefined}>
      <RewardFigure reward={reward} opened={reward.opened} />
      <div className="reward-row__facts">
        <div>
          <h3 className="reward-row__title">
            <a href={pathFrom(page, rewardPath(reward))}>
              {isNamedByKind ? <span className="x-visually-hidden">{title}</span> : title}
            </a>
          </h3>
          {hasState ? (
            <StateTag state={rewardBadge(reward)}>{t(rewardStateText(reward))}</StateTag>
          ) : null}
          {isOver ? null : <LimitLine reward={reward} isClaimed={reward.claimed_at !== null} />}
          {reward.opened ? <OpenedLink opened={reward.opened} /> : null}
        </div>
        {isOver ? (
          <span className="deadline">{t('granted_on', { day: day(reward.granted_at) })}</span>
        ) : (
          <RewardDeadline reward={reward} isShort isQuiet={!isOffered} />
        )}
      </div>
      {step ? <RewardAction reward={reward} step={step} title={title} /> : null}
      {cannotUse ? <TermsLink reward={reward} title={title} /> : null}
      {!step && !isClosed && isUsable(reward.state) ? (
        <UseLink reward={reward} title={title} />
      ) : null}
      <ReplacedReward reward={reward} />
      <FromElsewhere isOffered={isOver || isOffered} />
    </article>
  );
}
