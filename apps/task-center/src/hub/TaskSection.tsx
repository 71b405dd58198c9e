import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task, TaskCategory } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { Deadline } from '../screen/Deadline.tsx';
import { byUrgency } from '../tasks/list/byUrgency.ts';
import { TaskRow } from '../tasks/list/TaskRow.tsx';
import { useSteadyRows } from './useSteadyRows.ts';

/**
 * Tasks of one category, such as daily tasks: claimable tasks first, then those closest to
 * completion. Further tasks, locked tasks and finished tasks are collapsed.
 */
export function TaskSection({
  category,
  tasks,
  count,
  isOpen,
}: {
  category: Exclude<TaskCategory, 'newcomer'>;
  tasks: readonly Task[];
  /** Number of tasks to show. The others are collapsed. Tasks that can be claimed are always shown. */
  count: number;
  /** Whether the collapsed tasks are shown at first. */
  isOpen: boolean;
}): ReactElement | null {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  const rows = useSteadyRows(tasks, count);
  if (tasks.length === 0) return null;
  const rest = byUrgency(tasks).filter((task) => !rows.includes(task));
  // The list may still contain tasks from before the last reset, which reset earlier, so takes the latest time.
  const resets = tasks.flatMap(({ resets_at: reset }) => reset ?? []);
  const nextReset = resets.length < tasks.length ? null : Math.max(...resets);
  const row = (task: Task) => (
    <TaskRow
      // The task's next tier replaces it at the same position, and must mount as a new element.
      key={task.rule_index}
      task={task}
      // The reset does not end the time for claiming.
      hasDeadline={task.state === 'claimable' || nextReset === null || task.resets_at !== nextReset}
    />
  );
  return (
    <section className="section hub-tasks" aria-labelledby={category}>
      <div className="section__head">
        <h2 id={category}>{t(`${category}_title`)}</h2>
        {nextReset === null ? null : <Deadline end={nextReset} text="resets_in" />}
      </div>
      <Card className="hub-tasks__card">
        {rows.length === 0 ? null : (
          <ul className="task-rows">
            {rows.map((task) => (
              <li key={task.task_id}>{row(task)}</li>
            ))}
          </ul>
        )}
        {rest.length === 0 ? null : (
          <details className="task-more" open={isOpen}>
            <summary>
              {t('more_tasks', {
                count: rest.length,
                amount: formatValue({ amount: String(rest.length), unit: 'count' }),
              })}
            </summary>
            <ul className="task-rows">
              {rest.map((task) => (
                <li key={task.task_id}>{row(task)}</li>
              ))}
            </ul>
          </details>
        )}
      </Card>
    </section>
  );
}
