import { isDerivativesReward } from '@exchange/task-center-api';
import type { CountedSum } from './countEqual.ts';

const names = ['fees', 'derivatives', 'other'] as const;

type Name = (typeof names)[number];

export interface SumGroup {
  name: Name;
  /** Translation key of what can be withdrawn of each sum. Undefined if the sums differ. */
  withdrawal: 'sums_payouts' | 'withdrawal_none' | undefined;
  sums: readonly CountedSum[];
}

/**
 * Groups sums by what the customer can do with them: save fees, trade derivatives, or anything
 * else. Keeps the order in each group, and leaves out empty ones.
 */
export function groupedSums(sums: readonly CountedSum[]): SumGroup[] {
  return names
    .map((name) => {
      const group = sums.filter((sum) => nameOf(sum) === name);
      return { name, withdrawal: withdrawalOf(name, group), sums: group };
    })
    .filter((group) => group.sums.length > 0);
}

function nameOf(sum: CountedSum): Name {
  if (isDerivativesReward(sum)) return 'derivatives';
  return sum.fees === null ? 'other' : 'fees';
}

function withdrawalOf(name: Name, sums: readonly CountedSum[]): SumGroup['withdrawal'] {
  const isAll = (...of: CountedSum['withdrawal'][]) =>
    sums.every(({ withdrawal }) => of.includes(withdrawal));
  if (name === 'derivatives' && isAll('profit', 'payout')) return 'sums_payouts';
  return name === 'fees' && isAll('none') ? 'withdrawal_none' : undefined;
}
