import type { Task } from '@exchange/task-center-api';

/** What pays now comes first, what is over last. */
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

/** Tasks in the order in which they matter; equal ones stay as the server has them. */
export function byUrgency(tasks: readonly Task[]): Task[] {
  return [...tasks].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
