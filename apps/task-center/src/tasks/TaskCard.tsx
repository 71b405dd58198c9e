import type { ShownTaskState, Task } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import { pathFrom } from '../paths/address.ts';
import { taskPath } from '../paths/taskPath.ts';
import { RewardFigure } from '../rewards/RewardFigure.tsx';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';
import { StateTag } from '../screen/StateTag.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import { closedGate, GateText } from './GateText.tsx';
import { TaskDeadline } from './TaskDeadline.tsx';
import { taskIcons } from './taskIcons.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { isOver, taskStates } from './taskStates.ts';
import { useIsClaiming } from './useClaim.ts';

/** One task in a list: title, reward, progress and deadline. Links to the task page. */
export function TaskCard({ task }: { task: Task }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const isClaiming = useIsClaiming(task.task_id, task.rule_index);
  const state: ShownTaskState = isClaiming ? 'claiming' : task.state;
  const title = formatText(task.title);
  const gate = state === 'locked' ? closedGate(task.gates) : undefined;
  return (
    <Card as="article" className="item-card task-card" ended={isOver(state)} data-state={state}>
      <div className="item-card__head">
        <Icon name={taskIcons[task.kind]} size={20} />
        <StateTag state={taskStates[state]}>{t(`state_${state}`)}</StateTag>
      </div>
      <h3 className="item-card__title">
        <a href={pathFrom(page, taskPath(task.task_id, task.rule_index))}>{title}</a>
      </h3>
      <p className="item-card__summary">{formatText(task.summary)}</p>
      {gate ? (
        <p className="task-card__gate">
          <Icon name="lock" size={16} />
          <GateText gate={gate} />
        </p>
      ) : (
        <TaskProgress progress={task.progress} label={title} state={state} />
      )}
      <div className="item-card__foot">
        <RewardFigure reward={task.reward} />
        {state === 'claimable' || state === 'claiming' ? (
          <ClaimButton task={task} ruleIndex={task.rule_index} title={title} />
        ) : (
          <TaskDeadline task={task} />
        )}
      </div>
    </Card>
  );
}
