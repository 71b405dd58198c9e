import {
  compareDecimals,
  subtractDecimals,
  type ClaimResult,
  type Home,
} from '@exchange/task-center-api';

/** Returns the data of the hub after a claim, so that its totals agree with its tasks until they are refetched. */
export function afterClaim(
  home: Home,
  { task, reward: { type, value } }: Pick<ClaimResult, 'task' | 'reward'>,
): Home {
  const old = home.tasks.find(({ task_id: id }) => id === task.task_id);
  const tasks = home.tasks.map((other) => (other === old ? task : other));
  if (old?.state !== 'claimable') return { ...home, tasks };
  const { totals } = home;
  const claimable = totals.claimable.flatMap((sum) => {
    const isSame = sum.type === type && sum.value.unit === value.unit;
    // Ratios are not summed.
    if (!isSame || (value.unit === 'ratio' && sum.value.amount !== value.amount)) return sum;
    const amount = subtractDecimals(sum.value.amount, value.amount);
    return compareDecimals(amount, '0') > 0 ? { ...sum, value: { ...sum.value, amount } } : [];
  });
  return {
    ...home,
    tasks,
    totals: { ...totals, claimable, claimable_tasks: Math.max(totals.claimable_tasks - 1, 0) },
  };
}
