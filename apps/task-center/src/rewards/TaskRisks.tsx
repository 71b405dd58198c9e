import { isForDerivatives, type Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RiskNote } from '../screen/RiskNote.tsx';
import { isForEarn } from './rewardStates.ts';

/** Risks of derivatives and of Earn, beside tasks that lead there. */
export function TaskRisks({
  tasks,
}: {
  tasks: readonly Pick<Task, 'kind' | 'reward'>[];
}): ReactElement {
  return (
    <>
      {tasks.some(({ kind, reward }) => isForDerivatives(kind, [reward])) ? <RiskNote /> : null}
      {tasks.some(({ kind, reward }) => isForEarn(kind, reward)) ? <RiskNote of="earn" /> : null}
    </>
  );
}
