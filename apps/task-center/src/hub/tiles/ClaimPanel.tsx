import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  isDerivativesReward,
  type Home,
  type RewardPreview,
  type Task,
} from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { ClaimCard } from '../../rewards/wallet/ClaimCard.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { TaskDeadline } from '../../tasks/TaskDeadline.tsx';
import { TaskRow } from '../../tasks/list/TaskRow.tsx';

/** All claimable rewards. If there are few, also the next step of the welcome package. */
export function ClaimPanel({
  totals,
  next,
  only,
  pointsBuy,
}: {
  totals: Home['totals'];
  next: Task | undefined;
  /** The finished task whose reward is all that can be claimed. */
  only: Task | undefined;
  /** Cheapest offer of the shop for points. null if it is unknown. */
  pointsBuy: RewardPreview['buys'];
}): ReactElement {
  const t = useTexts('hub');
  return (
    <ClaimCard
      count={totals.claimable_tasks + totals.claimable_rewards}
      sums={totals.claimable}
      clocks={totals.clocks}
      expiring={totals.expiring}
      nothing={t('claim_all_none')}
      allPath="/task-center/my-rewards"
      pointsBuy={pointsBuy}
      deadline={only && totals.expiring.count === 0 ? <TaskDeadline task={only} /> : null}
    >
      {next ? <NextStep task={next} /> : null}
    </ClaimCard>
  );
}

function NextStep({ task }: { task: Task }): ReactElement {
  const t = useTexts('hub');
  const { formatText } = useValueFormat();
  return (
    <>
      <TaskRow task={task} nextTitle={t('next_step', { task: formatText(task.title) })} hasTerms />
      {isDerivativesReward(task.reward) ? <RiskNote /> : null}
    </>
  );
}
