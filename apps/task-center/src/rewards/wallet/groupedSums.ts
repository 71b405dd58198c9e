import { rewardTypeFacts } from '@exchange/task-center-api';
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
 * Groups sums by what the customer can do with them: save fees, trade derivatives, of which only
 * profits or payouts can be withdrawn, or anything else. Keeps the order in each group, and leaves
 * out empty ones.
 */
export function groupedSums(sums: readonly CountedSum[]): SumGroup[] {
  return names
    .map((name) => {
      const group = sums.filter((sum) => nameOf(sum) === name);
      return { name, withdrawal: withdrawalOf(name, group), sums: group };
    })
    .filter((group) => group.sums.length > 0);
}

function nameOf({ type, fees, withdrawal }: CountedSum): Name {
  const { forDerivatives } = rewardTypeFacts[type];
  if (forDerivatives && (withdrawal === 'profit' || withdrawal === 'payout')) return 'derivatives';
  return fees !== null && !forDerivatives ? 'fees' : 'other';
}

function withdrawalOf(name: Name, sums: readonly CountedSum[]): SumGroup['withdrawal'] {
  if (name === 'derivatives') return 'sums_payouts';
  const isNone = name === 'fees' && sums.every(({ withdrawal }) => withdrawal === 'none');
  return isNone ? 'withdrawal_none' : undefined;
}
