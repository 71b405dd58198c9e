import type { RewardDetail } from '@exchange/task-center-api';
import { Button, StateTag } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useView } from '../analytics/useView.ts';
import { OpenInApp } from '../app-link/OpenInApp.tsx';
import { useRead } from '../data/useRead.ts';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import { FailurePanel } from '../panels/FailurePanel.tsx';
import { Loaded } from '../panels/Loaded.tsx';
import { Detail } from '../screen/Detail.tsx';
import { DetailSkeleton } from '../screen/DetailSkeleton.tsx';
import { useAddressQuery } from '../screen/useAddressQuery.ts';
import { taskPath } from '../tasks/taskPath.ts';
import { useTexts } from '../texts/useTexts.ts';
import { RewardAction } from './RewardAction.tsx';
import { RewardFacts } from './RewardFacts.tsx';
import { RewardFigure } from './RewardFigure.tsx';
import { rewardStates } from './rewardStates.ts';
import { RewardUsage } from './RewardUsage.tsx';
import { rewardWrite } from './rewardWrite.ts';

/** One reward, or an error message if the link is invalid. */
export function RewardScreen(): ReactElement {
  const query = useAddressQuery();
  const rewardId = query.get('reward-id');
  if (rewardId === null) return <FailurePanel reason="notFound" />;
  return <RewardOf rewardId={rewardId} rewardCode={query.get('reward-code') ?? undefined} />;
}

function RewardOf({
  rewardId,
  rewardCode,
}: {
  rewardId: string;
  rewardCode: string | undefined;
}): ReactElement {
  const reward = useRead('reward', {
    reward_id: rewardId,
    ...(rewardCode === undefined ? {} : { reward_code: rewardCode }),
  });
  return (
    <Loaded query={reward} skeleton={<DetailSkeleton />}>
      {(detail) => <RewardContent reward={detail} />}
    </Loaded>
  );
}

function RewardContent({ reward }: { reward: RewardDetail }): ReactElement {
  const t = useTexts('rewards');
  const center = useTexts('center');
  const page = usePage();
  const { formatText } = useValueFormat();
  const write = rewardWrite(reward);
  const title = formatText(reward.title);
  const isUsable = reward.state === 'active' || reward.state === 'in_use';

  useView(`reward ${reward.reward_code}`);
  return (
    <Detail
      title={title}
      summary={reward.summary}
      states={
        <StateTag state={rewardStates[reward.state]}>{center(`state_${reward.state}`)}</StateTag>
      }
      figure={<RewardFigure reward={reward} />}
      action={
        write ? (
          <RewardAction reward={reward} write={write} title={title} fullWidth />
        ) : isUsable ? (
          <Button variant="primary" size="large" fullWidth href={pathFrom(page, reward.use_path)}>
            {t('use_now')}
          </Button>
        ) : null
      }
      terms={reward.terms}
      side={
        <>
          <RewardFacts reward={reward} />
          {reward.task_id === null ? null : (
            <Button href={pathFrom(page, taskPath(reward.task_id, 0))}>{t('from_task')}</Button>
          )}
          <OpenInApp />
        </>
      }
      late={<RewardUsage rewardId={reward.reward_id} />}
    />
  );
}
