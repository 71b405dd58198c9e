import { pathFrom, usePage } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { OfferLine } from './OfferLine.tsx';
import { DerivativesNote, KindChip } from './RewardKind.tsx';
import { RewardWorth } from './RewardWorth.tsx';
import { useRewardHeadline } from './useRewardText.ts';
import { TaskArt } from '../screen/art/TaskArt.tsx';
import { taskPath } from '../screen/detailPaths.ts';
import { GoArrow } from '../screen/GoButton.tsx';

/** Tasks that are still to do as cards, each with its reward and terms. A card links to its task. */
export function TaskCards({
  tasks,
  notesOf,
  label,
}: {
  tasks: readonly Task[];
  /** Returns the text of a card below the terms of its reward. */
  notesOf?: (task: Task) => ReactNode;
  /** Name of the list for screen readers, if no heading is above it. */
  label?: string;
}): ReactElement {
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  return (
    <ol className="task-cards" aria-label={label}>
      {tasks.map((task) => (
        <Card as="li" key={`${task.task_id} ${task.rule_index}`} className="task-card">
          <TaskArt task={task} />
          <h3 className="task-card__title">
            <a href={pathFrom(page, taskPath(task.task_id, task.rule_index))}>
              {formatText(task.title)}
            </a>
          </h3>
          <div className="task-card__reward">
            <strong>{rewardHeadline(task.reward)}</strong>
            <RewardWorth worth={task.reward.worth} /> <KindChip reward={task.reward} />
            <DerivativesNote reward={task.reward} />
          </div>
          <GoArrow />
          <div className="task-card__terms">
            <OfferLine reward={task.reward} task={task} />
            {notesOf?.(task)}
          </div>
        </Card>
      ))}
    </ol>
  );
}
