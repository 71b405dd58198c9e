import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  isDerivativesReward,
  type Home,
  type RewardPreview,
  type Task,
} from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { ExpiringNote } from '../../rewards/expiring/ExpiringNote.tsx';
import { ClaimCard } from '../../rewards/wallet/ClaimCard.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { useIsWide } from '../../screen/useIsWide.ts';
import { DocumentsKept } from '../../tasks/gates/DocumentsKept.tsx';
import { TaskDeadline } from '../../tasks/TaskDeadline.tsx';
import { TaskRow } from '../../tasks/list/TaskRow.tsx';

/**
 * All claimable rewards. If there are few, also the next step of the welcome package. On phones, which do not list
 * them, also how many rewards expire soon.
 */
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
  const isWide = useIsWide();
  const allPath = '/task-center/my-rewards';
  return (
    <>
      <ClaimCard
        count={totals.claimable_tasks + totals.claimable_rewards}
        sums={totals.claimable}
        clocks={totals.clocks}
        nothing={t('claim_all_none')}
        allPath={allPath}
        pointsBuy={pointsBuy}
        deadline={only && totals.expiring.count === 0 ? <TaskDeadline task={only} /> : null}
      >
        {next ? <NextStep task={next} /> : null}
      </ClaimCard>
      {isWide ? null : <ExpiringNote expiring={totals.expiring} path={allPath} />}
    </>
  );
}

function NextStep({ task }: { task: Task }): ReactElement {
  const t = useTexts('hub');
  const { formatText } = useValueFormat();
  return (
    <>
      <TaskRow task={task} nextTitle={t('next_step', { task: formatText(task.title) })} hasTerms />
      {task.kind === 'kyc' ? <DocumentsKept /> : null}
      {isDerivativesReward(task.reward) ? <RiskNote /> : null}
    </>
  );
}
