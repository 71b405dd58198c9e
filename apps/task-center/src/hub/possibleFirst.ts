import type { Task } from '@exchange/task-center-api';

/** Kinds of tasks that need money on the account. */
const moneyKinds: ReadonlySet<Task['kind']> = new Set([
  'deposit',
  'trade',
  'derivatives',
  'convert',
  'earn',
]);

/** Returns whether the account has to verify its identity, without which it can't deposit money. */
export function needsVerification(tasks: readonly Task[]): boolean {
  return tasks.some(({ gates }) =>
    gates.some(({ reason, level, met }) => reason === 'kyc_level' && level === 1 && !met),
  );
}

/** Sorts tasks that the account can do without money before the others of their group. */
export function possibleFirst<Group extends { tasks: readonly Task[] }>(
  groups: readonly Group[],
  isUnverified: boolean,
): Group[] {
  if (!isUnverified) return [...groups];
  return groups.map((group) => ({
    ...group,
    tasks: [...group.tasks].sort((a, b) => Number(needsMoney(a)) - Number(needsMoney(b))),
  }));
}

const needsMoney = ({ kind, state }: Task) => moneyKinds.has(kind) && state !== 'claimable';
