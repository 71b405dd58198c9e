import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Home, Task } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsWriting } from '../../data/useWrite.ts';
import { ClaimAllButton } from '../../rewards/claim/ClaimAllButton.tsx';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { useRewardHeadline } from '../../rewards/useRewardText.ts';
import { taskPath } from '../../screen/detailPaths.ts';
import { ClaimStage } from './ClaimStage.tsx';
import { ClaimableFigures } from './ClaimableFigures.tsx';

/** With more sums, there is no space for the next step. */
const mostSumsWithStep = 2;

/** All claimable rewards, with one button to claim them. If there are few, also the next step of the welcome package. */
export function ClaimPanel({
  totals,
  next,
}: {
  totals: Home['totals'];
  next: Task | undefined;
}): ReactElement {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  const count = totals.claimable_tasks + totals.claimable_rewards;
  const isClaiming = useIsWriting('claimAll', () => true);
  return (
    <Card as="section" className="claim-panel" aria-labelledby="ready">
      <h2 id="ready">{shared('state_claimable')}</h2>
      {count > 0 || isClaiming ? (
        <>
          <ClaimableFigures sums={totals.claimable} />
          {next && totals.claimable.length <= mostSumsWithStep ? <NextStep task={next} /> : null}
        </>
      ) : (
        <div className="claim-panel__none">
          <ClaimStage types={['other']} />
          <p className="card-text">{t('claim_all_none')}</p>
        </div>
      )}
      <ClaimAllButton count={count} size="large" fullWidth />
    </Card>
  );
}

function NextStep({ task }: { task: Task }): ReactElement {
  const t = useTexts('hub');
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  return (
    <div className="claim-panel__next">
      <a href={pathFrom(page, taskPath(task.task_id, task.rule_index))}>
        {t('next_step', { task: formatText(task.title) })}
      </a>
      <strong>{rewardHeadline(task.reward)}</strong>{' '}
      <RewardKind reward={task.reward} hasWithdrawal />
    </div>
  );
}
