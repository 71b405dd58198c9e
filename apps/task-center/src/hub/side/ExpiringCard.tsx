import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Home, Reward } from '@exchange/task-center-api';
import { Button, Card, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { rewardPath } from '../../screen/detailPaths.ts';
import { useRead } from '../../data/useRead.ts';
import { nextStep } from '../../rewards/claim/nextStep.ts';
import { RewardAction } from '../../rewards/claim/RewardAction.tsx';
import { UseLink } from '../../rewards/claim/UseLink.tsx';
import { RewardDeadline } from '../../rewards/RewardDeadline.tsx';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { isBox } from '../../rewards/rewardStates.ts';
import { RewardWorth } from '../../rewards/RewardWorth.tsx';
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
      <Button href={pathFrom(page, rewardPath(reward))} aria-label={`${t('open_box')}: ${title}`}>
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
