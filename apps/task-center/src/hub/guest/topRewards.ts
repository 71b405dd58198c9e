import { compareDecimals } from '@exchange/exchange-api';
import { stablecoin } from '@exchange/site/exchange';
import { isDerivativesReward, type RewardPreview } from '@exchange/task-center-api';

const mostCards = 3;

/**
 * Selects at most three rewards, the greatest of each kind, the most valuable one first. Rewards that can be withdrawn
 * come first, because they are money. Rewards for derivatives, with which the customer can lose money, come last.
 */
export function topRewards(rewards: readonly RewardPreview[]): RewardPreview[] {
  const kinds = rewards.filter((reward, index) => isGreatest(reward, index, rewards));
  const money = kinds
    .filter(({ value: { unit } }) => Object.values(stablecoin).includes(unit))
    .sort((a, b) => compareDecimals(b.value.amount, a.value.amount));
  const all = [...money, ...kinds.filter((reward) => !money.includes(reward))];
  return all.sort((a, b) => place(a) - place(b)).slice(0, mostCards);
}

function place(reward: RewardPreview): number {
  if (reward.withdrawal === 'full') return 0;
  return isDerivativesReward(reward) ? 2 : 1;
}

/** Returns whether no reward of the same kind and unit is greater, or is as great and comes earlier. */
function isGreatest(
  { type, value }: RewardPreview,
  index: number,
  rewards: readonly RewardPreview[],
): boolean {
  return !rewards.some((other, place) => {
    if (other.type !== type || other.value.unit !== value.unit) return false;
    const order = compareDecimals(other.value.amount, value.amount);
    return order > 0 || (order === 0 && place < index);
  });
}
