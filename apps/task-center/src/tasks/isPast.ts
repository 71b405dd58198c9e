import type { Task } from '@exchange/task-center-api';
import { isOver } from './taskStates.ts';

/** Is there nothing left of it, now or in a next round? */
export function isPast({ state, resets_at: resetsAt }: Pick<Task, 'state' | 'resets_at'>): boolean {
  return resetsAt === null && (state === 'claimed' || isOver(state));
}
