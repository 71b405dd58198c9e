import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRead } from '../../data/useRead.ts';
import { takesMoney } from '../../screen/needPhrases.ts';
import { Deadline } from '../../screen/Deadline.tsx';
import { TaskCards } from '../TaskCards.tsx';
import { TaskRisks } from '../TaskRisks.tsx';

/** Most tasks to show. */
const mostTasks = 4;

const isOpen = ({ state }: Task): boolean => state === 'todo' || state === 'in_progress';

/** The first open tasks with their rewards, for accounts that have hardly any. Renders nothing without open tasks. */
export function NextTasks(): ReactElement | null {
  const t = useTexts('rewards');
  const { formatText } = useValueFormat();
  const { data, isError } = useRead('home', {});
  if (isError) return null;
  if (!data) {
    return (
      <div className="task-cards" aria-hidden="true">
        {Array.from({ length: mostTasks }, (_, index) => (
          <Skeleton key={index} className="task-card" />
        ))}
      </div>
    );
  }
  const tasks = data.tasks.filter(isOpen).slice(0, mostTasks);
  if (tasks.length === 0) return null;
  return (
    <div className="next-tasks">
      <TaskCards
        tasks={tasks}
        label={t('empty_text')}
        notesOf={(task) => (
          <>
            {takesMoney(task) ? null : <p className="card-text">{formatText(task.summary)}</p>}
            <TaskEnd task={task} />
          </>
        )}
      />
      <div className="risk-notes">
        <TaskRisks tasks={tasks} />
      </div>
    </div>
  );
}

/** Time left for an open task. Renders nothing without a limit. */
function TaskEnd({ task }: { task: Task }): ReactElement | null {
  const end = task.ends_at ?? task.resets_at;
  return end === null ? null : <Deadline end={end} text="ends_in" />;
}
