import {
  compareDecimals,
  divideDecimal,
  multiplyDecimals,
  type Value,
} from '@exchange/exchange-api';
import { mostYield } from './mostYield.ts';
import type { RewardPreview } from './reward.ts';
import { rewardTypeFacts } from './rewardTypes.ts';

/** Fees of spot and derivatives trades, as fractions of the volume. */
export type TradingFees = Readonly<Record<'trade' | 'derivatives', string>>;

/** Properties that decide the example of a reward. Prizes and invitations have only some of them. */
export type ExampleReward = Pick<RewardPreview, 'type' | 'value'> &
  Partial<Pick<RewardPreview, 'limit' | 'fees' | 'buys' | 'validity_days'>>;

/**
 * What a reward is worth, in figures.
 *
 * - `buys`: what points buy in the shop
 * - `coupon`: trades whose fees it covers, and what it `saves` of the fees of `traded`
 * - `rebate`: what it pays back of the fees of `volume`, and the trades, with their fees, that use all of `limit`
 * - `interest`: what it pays on `principal` in all of its `days`, and `most`, which it pays on `limit`
 * - `margin`: what `profit` made with `amount` leads to
 */
export type RewardExample =
  | { kind: 'buys'; points: Value; reward: NonNullable<RewardPreview['buys']> }
  | { kind: 'coupon'; volume: Value; traded: Value; saves: Value }
  | {
      kind: 'rebate';
      volume: Value;
      fees: Value;
      back: Value;
      limit: Value;
      fullVolume: Value;
      fullFees: Value;
    }
  | { kind: 'interest'; principal: Value; days: number; back: Value; limit: Value; most: Value }
  | { kind: 'margin'; amount: Value; profit: Value };

/** Sum of a customer who starts small, in the coin of the edition. Examples say what a reward is worth with it. */
export const smallSum = '100';

/** Profit of the example of a reward to trade with, as a fraction of its amount. */
const exampleProfit = '0.1';

const isPositive = (amount: string) => compareDecimals(amount, '0') > 0;

/**
 * Returns what a reward is worth, as an example. Amounts are rounded to cents, and volumes up to whole coins.
 * Undefined for rewards whose value needs no example, and without the fees of a coupon or rebate.
 */
export function rewardExample(
  { type, value, limit, fees, buys, validity_days: days }: ExampleReward,
  tradingFees: TradingFees | undefined,
): RewardExample | undefined {
  const { limit: limits, lossTakes } = rewardTypeFacts[type];
  if (buys) return { kind: 'buys', points: { amount: buys.price, unit: 'points' }, reward: buys };
  if (lossTakes !== null) {
    const profit = multiplyDecimals(value.amount, exampleProfit, 2);
    return { kind: 'margin', amount: value, profit: { amount: profit, unit: value.unit } };
  }
  if (limits === 'principal' && limit && typeof days === 'number') {
    const principal = { amount: smallSum, unit: limit.unit };
    if (compareDecimals(limit.amount, smallSum) <= 0) return undefined;
    const back = mostYield(principal, value, days);
    return { kind: 'interest', principal, days, back, limit, most: mostYield(limit, value, days) };
  }
  if (!tradingFees || !fees || fees === 'other' || !isPositive(value.amount)) return undefined;
  const rate = tradingFees[fees];
  const volumeFor = (amount: string, share: string) => divideDecimal(amount, share, 0);
  if (type === 'coupon') {
    const inUnit = (amount: string) => ({ amount, unit: value.unit });
    const fee = multiplyDecimals(smallSum, rate, 2);
    return {
      kind: 'coupon',
      volume: inUnit(volumeFor(value.amount, rate)),
      traded: inUnit(smallSum),
      saves: inUnit(compareDecimals(value.amount, fee) < 0 ? value.amount : fee),
    };
  }
  if (value.unit !== 'ratio' || !limit || !isPositive(limit.amount)) return undefined;
  const share = multiplyDecimals(rate, value.amount, 18);
  const fullVolume = volumeFor(limit.amount, share);
  const inUnit = (amount: string) => ({ amount, unit: limit.unit });
  return {
    kind: 'rebate',
    volume: inUnit(smallSum),
    fees: inUnit(multiplyDecimals(smallSum, rate, 2)),
    back: inUnit(multiplyDecimals(smallSum, share, 2)),
    limit,
    fullVolume: inUnit(fullVolume),
    fullFees: inUnit(multiplyDecimals(fullVolume, rate, 2)),
  };
}
