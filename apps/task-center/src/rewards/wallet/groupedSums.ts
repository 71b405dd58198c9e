import { isDerivativesReward } from '@exchange/task-center-api';
import type { CountedSum } from './countEqual.ts';

const uses = ['fees', 'derivatives', 'other'] as const;

type Use = (typeof uses)[number];

const titles = {
  fees: 'sums_fees',
  derivatives: 'for_derivatives',
  other: 'sums_other',
} as const satisfies Record<Use, string>;

export interface SumGroup {
  /** Translation key of what the sums are for. */
  title: 'sums_fees' | 'for_derivatives' | 'sums_other';
  /** Whether the title contains that the rewards are for derivatives, so that each of them need not. */
  namesUse: boolean;
  /** Translation key of what can be withdrawn of each sum. Undefined if the sums differ. */
  withdrawal: 'sums_payouts' | 'withdrawal_none' | undefined;
  sums: readonly CountedSum[];
}

/**
 * Groups sums by what the customer can do with them: save fees, trade derivatives, or anything
 * else. Keeps the order in each group, and leaves out empty ones.
 */
export function groupedSums(sums: readonly CountedSum[]): SumGroup[] {
  return uses
    .map((use) => {
      const group = sums.filter((sum) => useOf(sum) === use);
      return {
        title: titles[use],
        namesUse: use === 'derivatives',
        withdrawal: withdrawalOf(use, group),
        sums: group,
      };
    })
    .filter((group) => group.sums.length > 0);
}

function useOf(sum: CountedSum): Use {
  if (isDerivativesReward(sum)) return 'derivatives';
  return sum.fees === null ? 'other' : 'fees';
}

function withdrawalOf(use: Use, sums: readonly CountedSum[]): SumGroup['withdrawal'] {
  const isAll = (...of: CountedSum['withdrawal'][]) =>
    sums.every(({ withdrawal }) => of.includes(withdrawal));
  if (use === 'derivatives' && isAll('profit', 'payout')) return 'sums_payouts';
  return use === 'fees' && isAll('none') ? 'withdrawal_none' : undefined;
}
