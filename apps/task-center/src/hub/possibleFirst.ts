import type { Gate, Task } from '@exchange/task-center-api';
import { isFirstIdentityCheck } from '../tasks/gates/GateText.tsx';
import { isWithinReach } from '../tasks/taskStates.ts';

/** Returns the condition to verify the identity, without which the account can't deposit or trade. */
export function identityGate(tasks: readonly Task[]): Gate | undefined {
  return tasks
    .flatMap(({ gates }) => gates)
    .find((gate) => !gate.met && isFirstIdentityCheck(gate));
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
