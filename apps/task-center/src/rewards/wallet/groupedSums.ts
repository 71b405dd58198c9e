import { rewardTypeFacts } from '@exchange/task-center-api';
import type { CountedSum } from './countEqual.ts';

const names = ['fees', 'derivatives', 'other'] as const;

type Name = (typeof names)[number];

/**
 * Groups sums by what the customer can do with them: save fees, trade derivatives, of which only
 * profits or payouts can be withdrawn, or anything else. Keeps the order in each group, and leaves
 * out empty ones.
 */
export function groupedSums(
  sums: readonly CountedSum[],
): { name: Name; sums: readonly CountedSum[] }[] {
  return names
    .map((name) => ({ name, sums: sums.filter((sum) => groupOf(sum) === name) }))
    .filter((group) => group.sums.length > 0);
}

function groupOf({ type, fees, withdrawal }: CountedSum): Name {
  const { forDerivatives } = rewardTypeFacts[type];
  if (forDerivatives && (withdrawal === 'profit' || withdrawal === 'payout')) return 'derivatives';
  return fees !== null && !forDerivatives ? 'fees' : 'other';
}
