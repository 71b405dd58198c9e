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
 * Worth of a reward, in figures.
 *
 * - `buys`: the cheapest offer of the shop for points
 * - `coupon`: volume of trades whose fees it covers, and the part that it `saves` of the fees of
 *   `traded`
 * - `rebate`: part that it pays `back` of the fees of `volume`, and the volume and fees that use
 *   all of `limit`
 * - `interest`: amount that it pays `back` on `principal` in all of its `days`, and the maximum,
 *   which it pays on `limit`
 * - `margin`: a `profit` made with `amount`
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

/** Sum of a customer who starts small, in the coin of the edition. Examples use it. */
export const smallSum = '100';

/** Profit of the example of a reward to trade with, as a fraction of its amount. */
const exampleProfit = '0.1';

const isPositive = (amount: string) => compareDecimals(amount, '0') > 0;

/** Returns the volume for which a share of it is the amount, rounded up. */
const volumeFor = (amount: string, share: string) => divideDecimal(amount, share, 0);

/**
 * Returns an example of the worth of a reward. Amounts are rounded to cents, and volumes up to whole coins.
 * Returns undefined for rewards whose value needs no example, and without the fees of a coupon or rebate.
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
  if (type === 'coupon') return couponExample(value, rate);
  if (value.unit !== 'ratio' || !limit || !isPositive(limit.amount)) return undefined;
  return rebateExample(value.amount, limit, rate);
}

function couponExample({ amount: worth, unit }: Value, rate: string): RewardExample {
  const inUnit = (amount: string) => ({ amount, unit });
  const fee = multiplyDecimals(smallSum, rate, 2);
  return {
    kind: 'coupon',
    volume: inUnit(volumeFor(worth, rate)),
    traded: inUnit(smallSum),
    saves: inUnit(compareDecimals(worth, fee) < 0 ? worth : fee),
  };
}

function rebateExample(ratio: string, limit: Value, rate: string): RewardExample {
  const share = multiplyDecimals(rate, ratio, 18);
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
