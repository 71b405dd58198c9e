import type { Task } from '@exchange/task-center-api';

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

/** Sorts tasks by state, claimable first and ended last. Stable within a state. */
export function byUrgency(tasks: readonly Task[]): Task[] {
  return [...tasks].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
