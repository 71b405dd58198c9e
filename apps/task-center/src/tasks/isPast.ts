import type { Task } from '@exchange/task-center-api';
import { isOver } from './taskStates.ts';

/** Returns true if nothing is left to do, now or in a later round. */
export function isPast({ state, resets_at: resetsAt }: Pick<Task, 'state' | 'resets_at'>): boolean {
  return resetsAt === null && (state === 'claimed' || isOver(state));
}
