import {
  compareDecimals,
  divideDecimal,
  multiplyDecimals,
  type Value,
} from '@exchange/exchange-api';
import { mostYield } from './mostYield.ts';
import type { RewardPreview } from './reward.ts';
import { rewardTypeFacts } from './rewardTypes.ts';

/** Properties that decide the maximum worth of a reward. */
export type WorthFacts = Pick<
  RewardPreview,
  'type' | 'value' | 'worth' | 'limit' | 'buys' | 'validity_days'
>;

/**
 * Returns whether the fees of a task are as high as the most that its reward can be worth, or
 * higher. False for a worth that is unknown, or in another coin than the fees.
 */
export function feesReach(fees: Value, reward: WorthFacts): boolean {
  const most = mostWorth(reward);
  return most.unit === fees.unit && compareDecimals(fees.amount, most.amount) >= 0;
}

/** Returns the most that a reward can pay or save. Points are worth their part of the cheapest offer that they buy. */
function mostWorth({ type, value, worth, limit, buys, validity_days: days }: WorthFacts): Value {
  if (limit && rewardTypeFacts[type].limit === 'payout') return limit;
  if (limit && days !== null) return mostYield(limit, value, days);
  if (!buys) return worth ?? value;
  const bought = multiplyDecimals(buys.value.amount, value.amount, 18);
  return { amount: divideDecimal(bought, buys.price, 2), unit: buys.value.unit };
}
