import type { Task } from '@exchange/task-center-api';
import { useEffect, useState } from 'react';
import { byUrgency } from '../tasks/list/byUrgency.ts';
import { isOver } from '../tasks/taskStates.ts';

/** Time that the row of a claimed task takes to fold away: the animation `fold` in hub.css. */
const foldMs = 200;

/**
 * Selects the tasks of a list to show; the others are collapsed. Claimable tasks come first, then those closest to
 * completion. A task that was shown keeps its position, until it is claimed and its row has folded away.
 *
 * @param count - number of tasks to show. Tasks that can be claimed are always shown.
 */
export function useSteadyRows(tasks: readonly Task[], count: number): readonly Task[] {
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const kept = placed.flatMap((id) => tasks.find(({ task_id: other }) => other === id) ?? []);
  const added = byUrgency(tasks)
    .filter((task) => !kept.includes(task) && isOpen(task))
    .filter(({ state }, index) => state === 'claimable' || kept.length + index < count);
  const rows = [...kept, ...added];
  const ids = rows.map(({ task_id: id }) => id);
  if (ids.join('\n') !== placed.join('\n')) setPlaced(ids);
  const claimed = rows.flatMap(({ state, task_id: id }) => (state === 'claimed' ? id : []));
  const folding = claimed.join('\n');
  useEffect(() => {
    if (folding === '') return undefined;
    const gone = folding.split('\n');
    const timer = setTimeout(
      () => setPlaced((all) => all.filter((id) => !gone.includes(id))),
      foldMs,
    );
    return () => clearTimeout(timer);
  }, [folding]);
  return rows;
}

function isOpen({ state }: Task): boolean {
  return state !== 'locked' && state !== 'claimed' && !isOver(state);
}
