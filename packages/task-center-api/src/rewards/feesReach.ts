import {
  compareDecimals,
  divideDecimal,
  multiplyDecimals,
  type Value,
} from '@exchange/exchange-api';
import { mostYield } from './mostYield.ts';
import type { RewardPreview } from './reward.ts';
import type { TradingFees } from './rewardExample.ts';
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

/**
 * Returns the volume of further trades after which a rebate has paid back the fees of its task,
 * rounded up. Undefined for other rewards, and for a rebate that never pays that much.
 */
export function volumeToRepay(
  fees: Value,
  reward: WorthFacts & Pick<RewardPreview, 'fees'>,
  tradingFees: TradingFees,
): Value | undefined {
  const { value, limit, fees: lowered } = reward;
  if (reward.type !== 'fee_rebate' || value.unit !== 'ratio') return undefined;
  if (lowered === null || lowered === 'other' || compareDecimals(value.amount, '0') <= 0) {
    return undefined;
  }
  if (limit?.unit !== fees.unit || compareDecimals(fees.amount, limit.amount) > 0) return undefined;
  const share = multiplyDecimals(tradingFees[lowered], value.amount, 18);
  return { amount: divideDecimal(fees.amount, share, 0), unit: fees.unit };
}

/** Returns the most that a reward can pay or save. Points are worth their part of the cheapest offer that they buy. */
function mostWorth({ type, value, worth, limit, buys, validity_days: days }: WorthFacts): Value {
  if (limit && rewardTypeFacts[type].limit === 'payout') return limit;
  if (limit && days !== null) return mostYield(limit, value, days);
  if (!buys) return worth ?? value;
  const bought = multiplyDecimals(buys.value.amount, value.amount, 18);
  return { amount: divideDecimal(bought, buys.price, 2), unit: buys.value.unit };
}
