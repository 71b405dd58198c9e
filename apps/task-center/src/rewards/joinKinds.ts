import { addDecimals } from '@exchange/exchange-api';
import type { RewardPreview } from '@exchange/task-center-api';

/**
 * Joins rewards of the same kind and unit, which can be withdrawn in the same way, into one with the sum of their
 * amounts. Rewards of different kinds have no sum. Ratios, and rewards that may pay less, are not summed.
 */
export function joinKinds(rewards: readonly RewardPreview[]): RewardPreview[] {
  const joined: RewardPreview[] = [];
  for (const reward of rewards) {
    const index = joined.findIndex((other) => canBeAdded(other, reward));
    const other = joined[index];
    if (other) joined[index] = { ...other, value: sumOf(other.value, reward.value), worth: null };
    else joined.push(reward);
  }
  return joined;
}

function canBeAdded(a: RewardPreview, b: RewardPreview): boolean {
  return (
    a.type === b.type &&
    a.withdrawal === b.withdrawal &&
    a.value.unit === b.value.unit &&
    a.value.unit !== 'ratio' &&
    [a, b].every(({ limit, up_to: isMost }) => limit === null && !isMost)
  );
}

function sumOf(a: RewardPreview['value'], b: RewardPreview['value']): RewardPreview['value'] {
  return { unit: a.unit, amount: addDecimals(a.amount, b.amount) };
}
