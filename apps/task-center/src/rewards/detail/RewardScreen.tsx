import { pathFrom, useAddressQuery, useIsUser, usePage, useTexts } from '@exchange/site/page';
import { OpenInApp } from '@exchange/site/page/open-in-app';
import { FailurePanel } from '@exchange/site/page/failures';
import { useValueFormat } from '@exchange/site/page/formats';
import { Detail, Terms } from '@exchange/site/page/layout';
import { DetailSkeleton, Loaded } from '@exchange/site/page/loading';
import { isDerivativesReward, type RewardDetail } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { useRead } from '../../data/useRead.ts';
import { useIsRegionBlocked } from '../../data/useIsRegionBlocked.ts';
import { useTrackedView } from '../../data/DataContext.ts';
import { taskPath } from '../../screen/detailPaths.ts';
import { ClosedTag } from '../../screen/ClosedTag.tsx';
import { ReplacedReward } from '../../screen/EarnedElsewhere.tsx';
import { FullRules } from '../../screen/FullRules.tsx';
import { ManagedElsewhere } from '../../screen/ManagedElsewhere.tsx';
import { BalanceTerms } from '../BalanceTerms.tsx';
import { DerivativesRisk } from '../DerivativesRisk.tsx';
import { OfferLine } from '../OfferLine.tsx';
import { ExampleSentence } from '../RewardExample.tsx';
import { RegionNotice } from '../../screen/RegionNotice.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { StateTag } from '../../screen/StateTag.tsx';
import { GuestData } from '../guest/GuestData.tsx';
import { OddsTable } from './OddsTable.tsx';
import { OpenedLink } from '../OpenedLink.tsx';
import { ClaimWindowsProvider } from '../claim/ClaimWindows.tsx';
import { RewardAction } from '../claim/RewardAction.tsx';
import { isPartlyUsed, RewardBalance } from './RewardBalance.tsx';
import { RewardFacts } from './RewardFacts.tsx';
import { RewardDeadline } from '../RewardDeadline.tsx';
import { RewardFigure } from '../RewardFigure.tsx';
import {
  hasRemaining,
  isElsewhere,
  isGone,
  isPoints,
  isUsable,
  nextStep,
  rewardBadge,
  rewardStateText,
} from '../rewardStates.ts';
import { RewardUsage } from './RewardUsage.tsx';

/** One reward, or an error message if the link is invalid. For guests, only the data of their welcome package. */
export function RewardScreen(): ReactElement {
  return useIsUser() ? (
    <AddressedReward />
  ) : (
    <GuestData>
      <DetailSkeleton />
    </GuestData>
  );
}

function AddressedReward(): ReactElement {
  const t = useTexts('rewards');
  const query = useAddressQuery();
  const rewardId = query.get('reward-id');
  const back = { path: '/task-center/my-rewards', label: t('back') };
  if (rewardId === null) return <FailurePanel reason="notFound" back={back} />;
  return (
    <RewardOf rewardId={rewardId} rewardCode={query.get('reward-code') ?? undefined} back={back} />
  );
}

function RewardOf({
  rewardId,
  rewardCode,
  back,
}: {
  rewardId: string;
  rewardCode: string | undefined;
  back: { path: string; label: string };
}): ReactElement {
  const reward = useRead('reward', {
    reward_id: rewardId,
    ...(rewardCode === undefined ? {} : { reward_code: rewardCode }),
  });
  // There, the server refuses claims, and there are no tasks to do.
  const isClosed = useIsRegionBlocked();
  if (isClosed === undefined) return <DetailSkeleton />;
  return (
    <ClaimWindowsProvider>
      <Loaded query={reward} skeleton={<DetailSkeleton />} back={back}>
        {(detail) => <RewardContent reward={detail} isClosed={isClosed} />}
      </Loaded>
    </ClaimWindowsProvider>
  );
}

function RewardContent({
  reward,
  isClosed,
}: {
  reward: RewardDetail;
  /** Whether the task centre is closed in the region. */
  isClosed: boolean;
}): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const isOver = isGone(reward.state);
  const canBeUsed = nextStep(reward) !== undefined || isUsable(reward.state);
  const title = formatText(reward.title);

  useTrackedView(`reward ${reward.reward_code}`);
  return (
    <Detail
      title={title}
      summary={reward.summary}
      states={
        <>
          {isElsewhere(reward) ? (
            <ClosedTag />
          ) : (
            <StateTag state={rewardBadge(reward)}>{shared(rewardStateText(reward))}</StateTag>
          )}
          <RewardDeadline reward={reward} />
        </>
      }
      figure={
        <>
          {!isOver && hasRemaining(reward) && isPartlyUsed(reward) ? (
            <RewardBalance reward={reward} />
          ) : (
            <RewardFigure reward={reward} opened={reward.opened} isHero isOver={isOver} />
          )}
          {isOver ? null : (
            <OfferLine reward={reward.opened ?? reward} hasValidity={reward.state === 'to_claim'} />
          )}
          {canBeUsed ? <RewardRisk reward={reward} /> : null}
        </>
      }
      action={isClosed ? null : <NextAction reward={reward} title={title} />}
      note={
        <>
          {isClosed ? <RegionNotice /> : null}
          <ReplacedReward reward={reward} />
          {nextStep(reward) === undefined || isElsewhere(reward) ? null : (
            <p className="detail__quiet">{shared('expiring_loss', { count: 1 })}</p>
          )}
        </>
      }
      side={
        <>
          <RewardFacts reward={reward} />
          {reward.task_id === null || isClosed ? null : (
            <Button href={pathFrom(page, taskPath(reward.task_id, 0))}>{t('from_task')}</Button>
          )}
          <OpenInApp />
        </>
      }
      late={
        <>
          <OddsTable reward={reward} />
          <RewardUsage reward={reward} />
        </>
      }
    >
      <Terms terms={reward.terms}>
        {canBeUsed ? (
          <div className="reward-conditions">
            <ExampleSentence reward={reward} />
            <BalanceTerms reward={reward} />
          </div>
        ) : null}
        <FullRules />
      </Terms>
    </Detail>
  );
}

/** Risk of what the reward is for. Points and coins without a trade have none. */
function RewardRisk({ reward }: { reward: RewardDetail }): ReactElement | null {
  if (isDerivativesReward(reward)) return <DerivativesRisk reward={reward} />;
  if (isPoints(reward)) return null;
  return <RiskNote of={reward.type === 'apy_booster' ? 'earn' : 'prices'} />;
}

/**
 * Claims, activates or uses the reward. Where the edition does not offer it, links to the site that
 * does. After a mystery box was opened, links to its content. Leads from a reward that is over to
 * the tasks.
 */
function NextAction({ reward, title }: { reward: RewardDetail; title: string }): ReactNode {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const page = usePage();
  const step = nextStep(reward);
  if (isElsewhere(reward)) return <ManagedElsewhere of={reward.offered_in} />;
  if (step) return <RewardAction reward={reward} step={step} title={title} fullWidth />;
  if (isUsable(reward.state)) {
    return (
      <Button
        variant={isDerivativesReward(reward) ? 'default' : 'primary'}
        size="large"
        fullWidth
        href={pathFrom(page, reward.use_path)}
      >
        {shared('use_now')}
      </Button>
    );
  }
  if (reward.opened) return <OpenedLink opened={reward.opened} />;
  return isGone(reward.state) ? (
    <Button fullWidth href={pathFrom(page, '/task-center')}>
      {t('empty_action')}
    </Button>
  ) : null;
}
