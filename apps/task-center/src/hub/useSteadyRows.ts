import type { Task } from '@exchange/task-center-api';
import { useEffect, useState } from 'react';
import { byUrgency } from '../tasks/list/byUrgency.ts';
import { waitsForIdentity } from '../tasks/gates/GateText.tsx';
import { isOver, isWithinReach } from '../tasks/taskStates.ts';

/** Time that the row of a claimed task takes to fold away: the animation `fold` in hub.css. */
const foldMs = 200;

/**
 * Selects the tasks of a list to show; the others are collapsed, with those that wait for the
 * identity check. Claimable tasks come first, then those closest to completion. A task that was
 * shown keeps its position, until it is claimed and its row has folded away.
 *
 * @param count - number of tasks to show. Tasks that can be claimed are always shown.
 */
export function useSteadyRows(tasks: readonly Task[], count: number): readonly Task[] {
  const [shownIds, setShownIds] = useState<readonly string[]>([]);
  const shown = shownIds.flatMap((id) => tasks.find(({ task_id: other }) => other === id) ?? []);
  const added = byUrgency(tasks)
    .filter((task) => !shown.includes(task) && isOpen(task))
    .filter(({ state }, index) => state === 'claimable' || shown.length + index < count);
  const rows = [...shown, ...added];
  const ids = rows.map(({ task_id: id }) => id);
  if (ids.join('\n') !== shownIds.join('\n')) setShownIds(ids);
  // A text, so that the effect starts again only if other tasks were claimed.
  const claimed = rows
    .filter(({ state }) => state === 'claimed')
    .map(({ task_id: id }) => id)
    .join('\n');
  useEffect(() => {
    if (claimed === '') return undefined;
    const claimedIds = claimed.split('\n');
    const timer = setTimeout(
      () => setShownIds((all) => all.filter((id) => !claimedIds.includes(id))),
      foldMs,
    );
    return () => clearTimeout(timer);
  }, [claimed]);
  return rows;
}

function isOpen(task: Task): boolean {
  const { state } = task;
  if (state === 'locked') return isWithinReach(task) && !waitsForIdentity(task);
  return state !== 'claimed' && !isOver(state);
}
