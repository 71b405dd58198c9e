import { compareDecimals } from '@exchange/exchange-api';
import { stablecoin } from '@exchange/site/exchange';
import { joinKinds } from '../../rewards/joinKinds.ts';
import type { RewardPreview } from '@exchange/task-center-api';

/** Most cards that fit side by side. */
const mostCards = 5;

/**
 * Selects the most valuable rewards, one per kind and an odd number, with the best one in the middle and the others
 * around it.
 */
export function fanned(rewards: readonly RewardPreview[]): RewardPreview[] {
  const kinds = joinKinds(rewards);
  const money = kinds
    .filter(({ value: { unit } }) => Object.values(stablecoin).includes(unit))
    .sort((a, b) => compareDecimals(b.value.amount, a.value.amount));
  const best = [...money, ...kinds.filter((reward) => !money.includes(reward))];
  const count = Math.min(mostCards, best.length);
  const fan: RewardPreview[] = [];
  for (const [index, reward] of best.slice(0, count - ((count + 1) % 2)).entries()) {
    if (index % 2 === 0) fan.push(reward);
    else fan.unshift(reward);
  }
  return fan;
}
