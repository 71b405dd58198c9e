import * as v from 'valibot';
import { decimal, openEnum, page, id, time, text } from '@exchange/exchange-api';
import { reward, rewardPreview } from './rewards/reward.ts';

/**
 * Days from the day that points are credited until they expire, at 00:00 UTC. Part of the published
 * terms, so pages can show it before they load data.
 */
export const pointsValidityDays = 365;

/** Kinds of changes of a points balance. */
export const pointsChanges = ['earned', 'spent', 'expired'] as const;

/** One change of the balance. */
export const pointsEntry = v.object({
  entry_id: id,
  at: time,
  kind: openEnum(pointsChanges),
  /** Change of the balance. Negative if points were spent or expired. */
  change: decimal,
  /** Balance after the change. Never negative. */
  balance: decimal,
  /** Reward that was bought. null for other changes. */
  reward: v.nullable(rewardPreview),
  /** Title of the task or other event that the points were earned with. null for other changes. */
  origin: v.nullable(text),
});

export type PointsEntry = v.InferOutput<typeof pointsEntry>;

/** One page of the ledger, newest first, and its totals: earned − spent − expired = balance. */
export const pointsPage = v.object({
  ...page(pointsEntry).entries,
  balance: decimal,
  earned: decimal,
  spent: decimal,
  expired: decimal,
  /** The next points that expire, and when. null if the balance is 0. */
  expiring: v.nullable(v.object({ points: decimal, at: time })),
});

export type PointsPage = v.InferOutput<typeof pointsPage>;

/** Rewards that customers can buy with points, cheapest first. The balance of guests is 0. */
export const shop = v.object({
  balance: decimal,
  offers: v.array(
    v.object({
      offer_id: id,
      /** Price in points. */
      price: decimal,
      reward: rewardPreview,
    }),
  ),
});

export type Shop = v.InferOutput<typeof shop>;

/** The offer to buy, and the price that the customer saw. */
export const buyBody = v.strictObject({ offer_id: id, price: decimal });

/** The bought reward, and the balance after the purchase. */
export const buyResult = v.object({ reward, balance: decimal });
