import type { RewardDetail } from '@exchange/task-center-api';
import { Button, StateTag } from '@exchange/ui';
import { useEffect, type ReactElement } from 'react';
import { useView } from '../analytics/useView.ts';
import { OpenInApp } from '../app-link/OpenInApp.tsx';
import { useRead } from '../data/useRead.ts';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import { FailurePanel } from '../panels/FailurePanel.tsx';
import { Loaded } from '../panels/Loaded.tsx';
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

/** One reward, or what is wrong with the link to it. */
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
  const isUsable = !write && (reward.state === 'active' || reward.state === 'in_use');

  useView(`reward ${reward.reward_code}`);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className="page-width detail">
      <div className="detail__head">
        <div className="detail__states">
          <StateTag state={rewardStates[reward.state]}>{center(`state_${reward.state}`)}</StateTag>
        </div>
        <h2 className="detail__title">{title}</h2>
        <p className="detail__lead">{formatText(reward.summary)}</p>
        <RewardFigure reward={reward} />
      </div>
      <div className="detail__action">
        {write ? <RewardAction reward={reward} write={write} title={title} fullWidth /> : null}
        {isUsable ? (
          <Button variant="primary" size="large" fullWidth href={pathFrom(page, reward.use_path)}>
            {t('use_now')}
          </Button>
        ) : null}
      </div>
      <div className="detail__main">
        <RewardUsage rewardId={reward.reward_id} />
        <section aria-labelledby="terms">
          <h3 id="terms">{t('terms_title')}</h3>
          <ul className="detail__list detail__terms">
            {reward.terms.map((term) => (
              <li key={term.text}>{formatText(term)}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="detail__side">
        <RewardFacts reward={reward} />
        {reward.task_id === null ? null : (
          <Button href={pathFrom(page, taskPath(reward.task_id, 0))}>{t('from_task')}</Button>
        )}
        <OpenInApp />
      </div>
    </div>
  );
}
