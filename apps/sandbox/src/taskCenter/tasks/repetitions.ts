import type { TaskCategory } from '@exchange/task-center-api';
import { dayMs, dayStart, weekStart } from '../calendar.ts';

/** Rounds of tasks that start again. Times are in ms UTC. */
interface Repetition {
  /** Returns the start of the round that a time belongs to. */
  start(at: number): number;
  /** Most days of a round. */
  days: number;
}

/** Repetitions of tasks, by category. Tasks of a category with null do not. */
export const repetitions: Readonly<Record<TaskCategory, Repetition | null>> = {
  newcomer: null,
  daily: { start: dayStart, days: 1 },
  weekly: { start: weekStart, days: 7 },
  special: null,
};

/** Returns the end of the round that starts at a time: the start of the next round. */
export function roundEnd({ start, days }: Repetition, startsAt: number): number {
  return start(startsAt + days * dayMs);
}
