import { useTexts } from '@exchange/site/page';
import { GuestActions } from '@exchange/site/page/guests';
import type { TaskDetail } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { ClaimAllButton } from '../../rewards/claim/ClaimAllButton.tsx';
import { isElsewhere } from '../../rewards/rewardStates.ts';
import { ManagedElsewhere } from '../../screen/ManagedElsewhere.tsx';
import { ClaimButton } from '../ClaimButton.tsx';
import { GateAction } from '../gates/GateAction.tsx';
import { closedGate } from '../gates/GateText.tsx';
import { claimableRules, isToDo } from '../taskStates.ts';
import { useStartTask } from '../useStartTask.ts';

/** Button for the next step of a task. Renders nothing if no step is left. */
export function TaskAction({
  task,
  title,
}: {
  task: TaskDetail;
  title: string;
}): ReactElement | null {
  const t = useTexts('tasks');
  const shared = useTexts('screen');
  const startTask = useStartTask();
  const gate = closedGate(task.gates);
  const buttonProps = { variant: 'primary', size: 'large', fullWidth: true } as const;
  if (claimableRules(task).length > 1) {
    return (
      <ClaimAllButton
        {...buttonProps}
        isWanted={({ tier }) => tier?.task_id === task.task_id}
        count={task.claimable_rules}
        title={title}
        clocks={task.clocks}
      />
    );
  }
  if (isElsewhere(task.reward)) return <ManagedElsewhere of={task.reward.offered_in} />;
  if (task.state === 'claimable') {
    return (
      <ClaimButton
        task={task}
        ruleIndex={task.rule_index}
        reward={task.reward}
        title={title}
        fullWidth
      />
    );
  }
  const isOpen = isToDo(task.state);
  const goLabel = task.state === 'todo' ? t('go') : t('continue');
  if (gate?.reason === 'needs_login' && (isOpen || task.state === 'locked')) {
    return (
      <GuestActions
        isStacked
        registerLabel={shared('guest_register')}
        loginLabel={shared('guest_login')}
      />
    );
  }
  if (isOpen) {
    return (
      <Button {...buttonProps} {...startTask(task)}>
        {task.kind === 'community' ? shared('go_share') : goLabel}
      </Button>
    );
  }
  return task.state === 'locked' && gate ? <GateAction gate={gate} /> : null;
}
