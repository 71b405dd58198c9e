import { useTexts } from '@exchange/site/page';
import { useGoLink } from '@exchange/site/page/app-links';
import type { ShownTaskState, Task } from '@exchange/task-center-api';
import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ClaimAllButton } from '../../rewards/claim/ClaimAllButton.tsx';
import { taskPath } from '../../screen/detailPaths.ts';
import { GoArrow, GoButton } from '../../screen/GoButton.tsx';
import { ClosedTag } from '../../screen/ClosedTag.tsx';
import { StateTag } from '../../screen/StateTag.tsx';
import { ClaimButton } from '../ClaimButton.tsx';
import { gateTarget } from '../gates/gateTarget.ts';
import { closedGate, waitsForIdentity } from '../gates/GateText.tsx';
import { isClaimable, isToDo, taskBadges } from '../taskStates.ts';
import { useStartTask } from '../useStartTask.ts';
import { claimVariant, isElsewhere } from '../../rewards/rewardStates.ts';
import { goText } from './goText.ts';

/**
 * Button for the next step of a task in a list, or the task's state if no step is left. An arrow for guests, whose next
 * step is on the task's page, and a lock for tasks that wait for the identity check, which the list states once for
 * all. Renders nothing for another locked task that the visitor can't unlock, because the row gives the reason.
 */
export function TaskRowAction({
  task,
  state,
  title,
  isOutlined = false,
}: {
  task: Task;
  state: ShownTaskState;
  title: string;
  isOutlined?: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const goLink = useGoLink();
  const startTask = useStartTask();
  if (isElsewhere(task.reward)) return <ClosedTag />;
  // The button claims all that the row names.
  if (state === 'claimable' && task.claimable_rules > 1) {
    return (
      <ClaimAllButton
        isWanted={({ tier }) => tier?.task_id === task.task_id}
        variant={claimVariant(task.reward)}
        size="small"
        count={task.claimable_rules}
        title={title}
      />
    );
  }
  if (isClaimable(state)) {
    return (
      <ClaimButton
        task={task}
        ruleIndex={task.rule_index}
        reward={task.reward}
        title={title}
        isQuiet
      />
    );
  }
  const gate = closedGate(task.gates);
  const isOpen = isToDo(state);
  const isLocked = state === 'locked' && gate !== undefined;
  if (!isOpen && !isLocked) {
    return <StateTag state={taskBadges[state]}>{t(`state_${state}`)}</StateTag>;
  }
  const label = t(goText(task.kind));
  const StepButton = isOutlined ? Button : GoButton;
  if (gate?.reason === 'needs_login') {
    return (
      <span className="task-row__mark">
        <GoArrow />
      </span>
    );
  }
  if (waitsForIdentity(task)) {
    return (
      <span className="task-row__mark" title={t('after_identity')}>
        <Icon name="lock" size={16} label={t('after_identity')} />
      </span>
    );
  }
  if (isOpen && task.kind === 'derivatives') {
    // The page of the task names the risks, which have no place in a row.
    return (
      <StepButton
        href={goLink(taskPath(task.task_id, task.rule_index))}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </StepButton>
    );
  }
  if (isOpen) {
    return (
      <StepButton {...startTask(task)} aria-label={`${label}: ${title}`}>
        {label}
      </StepButton>
    );
  }
  const target = gate && gateTarget(gate);
  if (!target) return null;
  const step = t(target.step);
  return (
    <StepButton href={goLink(target.path)} aria-label={`${step}: ${title}`}>
      {step}
    </StepButton>
  );
}
