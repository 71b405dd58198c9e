import type { Task, TaskCategory } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { byUrgency } from '../tasks/byUrgency.ts';
import { isPast } from '../tasks/isPast.ts';
import { TaskCard } from '../tasks/TaskCard.tsx';

/**
 * Tasks of one category, such as daily tasks. Past tasks are hidden until the visitor expands them.
 */
export function TaskSection({
  category,
  tasks,
}: {
  category: Exclude<TaskCategory, 'newcomer'>;
  tasks: readonly Task[];
}): ReactElement | null {
  const t = useTexts('hub');
  const listId = useId();
  const [isPastShown, setIsPastShown] = useState(false);
  if (tasks.length === 0) return null;
  const past = tasks.filter(isPast);
  const shown = byUrgency(isPastShown ? tasks : tasks.filter((task) => !isPast(task)));
  return (
    <section className="section section--late" aria-labelledby={category}>
      <div className="section__head">
        <h2 id={category}>{t(`${category}_title`)}</h2>
        {past.length === 0 ? null : (
          <Button
            size="small"
            aria-expanded={isPastShown}
            aria-controls={listId}
            onClick={() => setIsPastShown(!isPastShown)}
          >
            {isPastShown ? t('past_hide') : t('past_show', { count: past.length })}
          </Button>
        )}
      </div>
      <ul className="cards" id={listId}>
        {shown.map((task) => (
          <li key={task.task_id}>
            <TaskCard task={task} />
          </li>
        ))}
      </ul>
    </section>
  );
}
