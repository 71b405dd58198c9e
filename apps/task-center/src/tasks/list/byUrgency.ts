import { decimalShare } from '@exchange/exchange-api';
import { type Task } from '@exchange/task-center-api';

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
 * Sorts tasks by state, claimable first and ended last. Within a state, the task that is closest to
 * its target comes first.
 */
export function byUrgency(tasks: readonly Task[]): Task[] {
  const share = ({ progress }: Task) => decimalShare(progress.current, progress.target);
  return [...tasks].sort(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || share(b) - share(a),
  );
}
