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

/** Sorts tasks that the account can do without money before the others, and groups with such tasks before the others. */
export function possibleFirst<Group extends { tasks: readonly Task[] }>(
  groups: readonly Group[],
  isUnverified: boolean,
): Group[] {
  if (!isUnverified) return [...groups];
  const sorted = groups.map((group) => ({
    ...group,
    tasks: [...group.tasks].sort((a, b) => Number(needsMoney(a)) - Number(needsMoney(b))),
  }));
  const isStuck = ({ tasks }: Group) => !tasks.some((task) => !needsMoney(task) && isOpen(task));
  return sorted.sort((a, b) => Number(isStuck(a)) - Number(isStuck(b)));
}

const needsMoney = ({ kind, state }: Task) => moneyKinds.has(kind) && state !== 'claimable';

const isOpen = ({ state }: Task) =>
  state === 'claimable' || state === 'todo' || state === 'in_progress';
