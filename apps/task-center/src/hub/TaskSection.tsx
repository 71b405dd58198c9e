import { compareDecimals } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task, TaskCategory } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { isPoints } from '../rewards/rewardStates.ts';
import { Deadline } from '../screen/Deadline.tsx';
import { Disclosure } from '../screen/Disclosure.tsx';
import { Phrases } from '../screen/Phrases.tsx';
import { waitsForIdentity } from '../tasks/gates/GateText.tsx';
import { IdentityLine } from '../tasks/gates/IdentityLine.tsx';
import { byUrgency } from '../tasks/list/byUrgency.ts';
import { TaskRow } from '../tasks/list/TaskRow.tsx';
import { useSteadyRows } from './useSteadyRows.ts';

/** Fewest tasks to collapse. The line that shows them is nearly as high as a row. */
export const leastCollapsed = 3;

/**
 * Tasks of one category, such as daily tasks, in one card: claimable tasks first, then those closest to
 * completion. Further tasks, locked tasks and finished tasks are collapsed if there are several.
 * Tasks that all wait for the identity check always are.
 */
export function TaskSection({
  category,
  tasks,
  count,
  isBrief = false,
}: {
  category: Exclude<TaskCategory, 'newcomer'>;
  tasks: readonly Task[];
  /** Number of tasks to show. The others are collapsed. Tasks that can be claimed are always shown. */
  count: number;
  /** Whether to collapse even a single further task. */
  isBrief?: boolean;
}): ReactElement | null {
  const t = useTexts('hub');
  const rows = useSteadyRows(tasks, count);
  if (tasks.length === 0) return null;
  const rest = byUrgency(tasks).filter((task) => !rows.includes(task));
  const isWaiting = rest.length > 0 && rest.every(waitsForIdentity);
  const isCollapsed = isWaiting || rest.length >= (isBrief ? 1 : leastCollapsed);
  const listedRest = isCollapsed ? [] : rest;
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
        {isCollapsed ? null : <IdentityLine tasks={tasks} />}
      </div>
      <Card className="hub-tasks__card">
        {rows.length + listedRest.length > 0 ? (
          <ul className="task-rows">
            {rows.map((task) => (
              <li key={task.task_id}>{row(task)}</li>
            ))}
            {listedRest.map((task) => (
              // Stays in the list after its claim.
              <li key={task.task_id} data-rest="">
                {row(task)}
              </li>
            ))}
          </ul>
        ) : null}
        {isCollapsed ? <CollapsedTasks tasks={rest} isWaiting={isWaiting} row={row} /> : null}
      </Card>
    </section>
  );
}

function CollapsedTasks({
  tasks,
  isWaiting,
  row,
}: {
  tasks: readonly Task[];
  /** Whether all of them wait for the identity check. */
  isWaiting: boolean;
  row: (task: Task) => ReactElement;
}): ReactElement {
  return (
    <Disclosure
      className="task-more"
      title={
        <>
          {isWaiting ? <Icon name="lock" size={16} /> : null}
          <MoreTasks tasks={tasks} />
        </>
      }
    >
      <ul className="task-rows">
        {tasks.map((task) => (
          <li key={task.task_id}>{row(task)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/**
 * Number of collapsed tasks, and of those that wait for the identity check. If all do, also the most points that one of
 * them brings.
 */
function MoreTasks({ tasks }: { tasks: readonly Task[] }): ReactElement {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  const counted = (count: number) => ({
    count,
    amount: formatValue({ amount: String(count), unit: 'count' }),
  });
  const more = t('more_tasks', counted(tasks.length));
  const waiting = tasks.filter(waitsForIdentity);
  if (waiting.length === 0) return <Phrases of={[more]} />;
  const waits = counted(waiting.length);
  if (waiting.length < tasks.length) {
    return <Phrases of={[more, t('waiting_part', { amount: waits.amount })]} />;
  }
  const allWait = t('waiting_tasks', waits);
  const values = tasks
    .filter(({ reward }) => isPoints(reward))
    .map(({ reward }) => reward.value)
    .sort((a, b) => compareDecimals(b.amount, a.amount));
  const [most] = values;
  // Amounts of other kinds would need the names of their kinds.
  if (!most || values.length < tasks.length) return <Phrases of={[allWait]} />;
  const value = formatValue(most);
  return <Phrases of={[allWait, tasks.length === 1 ? value : t('each_up_to', { value })]} />;
}
