import { decimalShare } from '@exchange/exchange-api';
import { type Task } from '@exchange/task-center-api';
import { isWithinReach } from '../taskStates.ts';

/** States in display order. */
const order: readonly Task['state'][] = [
  'claimable',
  'in_progress',
  'todo',
  'under_review',
  'locked',
  'other',
  'claimed',
  'rejected',
  'expired',
  'ended',
];

/**
 * Sorts tasks by state, claimable first and ended last. A locked task that is within reach counts
 * as open. Within a state, the task that is closest to its target comes first.
 */
export function byUrgency(tasks: readonly Task[]): Task[] {
  const share = ({ progress }: Task) => decimalShare(progress.current, progress.target);
  const rank = (task: Task) => order.indexOf(isWithinReach(task) ? 'todo' : task.state);
  return [...tasks].sort((a, b) => rank(a) - rank(b) || share(b) - share(a));
}
