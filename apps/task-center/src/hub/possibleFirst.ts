import type { Task } from '@exchange/task-center-api';
import { isWithinReach } from '../tasks/taskStates.ts';

/** Returns the condition to verify the identity, without which the account can't deposit or trade. */
export function identityGate(tasks: readonly Task[]): Task['gates'][number] | undefined {
  return tasks
    .flatMap(({ gates }) => gates)
    .find(({ reason, level, met }) => reason === 'kyc_level' && level === 1 && !met);
}

/** Sorts what the account can do now before the tasks of its group that wait for its identity check. */
export function possibleFirst<Group extends { tasks: readonly Task[] }>(
  groups: readonly Group[],
): Group[] {
  return groups.map((group) => ({
    ...group,
    tasks: [...group.tasks].sort((a, b) => Number(isWithinReach(a)) - Number(isWithinReach(b))),
  }));
}
