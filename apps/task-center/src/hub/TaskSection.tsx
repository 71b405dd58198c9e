import type { Task, TaskCategory } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { TaskCard } from '../tasks/TaskCard.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** The tasks of one kind, such as those of every day. */
export function TaskSection({
  category,
  tasks,
}: {
  category: Exclude<TaskCategory, 'newcomer'>;
  tasks: readonly Task[];
}): ReactElement | null {
  const t = useTexts('hub');
  if (tasks.length === 0) return null;
  return (
    <section className="section" aria-labelledby={category}>
      <h2 id={category}>{t(`${category}_title`)}</h2>
      <ul className="cards">
        {tasks.map((task) => (
          <li key={task.task_id}>
            <TaskCard task={task} />
          </li>
        ))}
      </ul>
    </section>
  );
}
