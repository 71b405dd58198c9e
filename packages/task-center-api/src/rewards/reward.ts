import * as v from 'valibot';
import {
  decimal,
  openEnum,
  page,
  count,
  id,
  path,
  time,
  text,
  value,
} from '@exchange/exchange-api';
import { odds } from './odds.ts';
import { rewardStates } from './rewardState.ts';
import { rewardTypes } from './rewardTypes.ts';
import { withdrawals } from './withdrawal.ts';

/**
 * Sort orders for rewards: newest first, or earliest deadline first and rewards without a deadline
 * last. In both, those that the page's edition does not offer come last.
 */
export const rewardSorts = ['newest', 'ending'] as const;

export type RewardSort = (typeof rewardSorts)[number];

/** Worth of an amount of a coin in USDT at the current price. null for other amounts, and if no price is known. */
export const worth = v.nullable(value);

/** Number of rewards whose time to use starts with their claim, and the shortest of these times. null without any. */
export const clocks = v.nullable(v.object({ count, shortest_days: count }));

const kind = {
  reward_code: id,
  type: openEnum(rewardTypes),
  /** Part of the reward that the customer can withdraw. */
  withdrawal: openEnum(withdrawals),
  /** Network fee of withdrawing the reward, if the whole reward can be withdrawn and the fee is known. */
  withdrawal_fee: v.optional(value),
  title: text,
  /** Effect of the reward, with its limits. */
  summary: text,
  /** Amount with its unit, such as 20 % of fees, 10 USDT or 200 points. */
  value,
  worth,
  /**
   * If `value` is a ratio, the maximum total payout of a rebate, or the maximum principal of an APY booster, such as
   * 50 USDT. null if `value` is the amount itself.
   */
  limit: v.nullable(value),
  /** Whether `value` is the maximum of a random amount. */
  up_to: v.boolean(),
  /** Days from the claim or purchase during which the reward is valid. null if unlimited. */
  validity_days: v.nullable(count),
  /** Trades whose fees the reward lowers or pays back. null for other rewards. */
  fees: v.nullable(openEnum(['trade', 'derivatives'])),
  /** Cheapest offer of the shop, with its price in points. null for other rewards than points. */
  buys: v.nullable(v.object({ price: decimal, type: openEnum(rewardTypes), value })),
  /** Effects of a loss and of a withdrawal on the customer's own balance. Empty for rewards without any. */
  own_balance: v.array(text),
  /** Possible contents of a mystery box with their probabilities. null for other rewards. */
  odds: v.nullable(odds),
  /**
   * Type of the reward that was promised, if this one replaces it, because the caller may not
   * receive it where it lives.
   */
  replaced: v.optional(openEnum(rewardTypes)),
  /**
   * Edition on which it can be claimed and used, if the page's edition does not offer this kind of
   * reward, or the activity of its task. Then `claim`, `claimReward` and `activate` refuse it on
   * this page (`regionBlocked`), and no number or sum of what is ready to claim includes it.
   */
  offered_in: v.optional(id),
} as const;

/** A reward of a task or campaign, before it is granted. */
export const rewardPreview = v.object(kind);

export type RewardPreview = v.InferOutput<typeof rewardPreview>;

/** A granted reward that another object refers to. */
export const rewardReference = v.object({ reward_id: id, ...kind });

const grantedReward = {
  ...kind,
  reward_id: id,
  state: openEnum(rewardStates),
  /**
   * Rest of the reward, in the unit of `limit`, or of `value` if there is no limit. null once the reward is used up,
   * expired or revoked.
   */
  remaining: v.nullable(value),
  /**
   * Title of the task, campaign or other event that granted it, such as a gift. null if the server
   * does not know it.
   */
  origin: v.nullable(text),
  granted_at: time,
  /** Claim deadline. */
  claim_by: v.nullable(time),
  claimed_at: v.nullable(time),
  /** Whether it must be activated before use. `activated_at` is the time of activation. */
  needs_activation: v.boolean(),
  activated_at: v.nullable(time),
  /** End of validity. null before the claim, or if unlimited. */
  valid_until: v.nullable(time),
  /** Time and reason of the revocation. null if the reward is not revoked. */
  revoked: v.nullable(v.object({ at: time, reason: text })),
  /** Reward that was in a mystery box. null until the box is opened, and for other rewards. */
  opened: v.nullable(rewardReference),
  /** Target path of the "use now" link. */
  use_path: path,
} as const;

/** A reward in a list. */
export const reward = v.object(grantedReward);

export type Reward = v.InferOutput<typeof reward>;

/** A reward with its details. */
export const rewardDetail = v.object({
  ...grantedReward,
  terms: v.array(text),
  /** Task that granted it. */
  task_id: v.nullable(id),
});

export type RewardDetail = v.InferOutput<typeof rewardDetail>;

/** One use of a reward. */
export const usage = v.object({
  usage_id: id,
  at: time,
  kind: openEnum(['credited', 'trade', 'derivatives', 'earn', 'opened', 'revoked']),
  value,
  /** Reward that the box contained, for `opened`. null for other uses. */
  opened: v.nullable(rewardReference),
});

export type Usage = v.InferOutput<typeof usage>;

/**
 * One page of rewards, with the number of rewards per tab. `counts.to_claim` is the number of
 * everything that "Claim all" claims: the rewards of this tab, and the finished task tiers, whose
 * number is `claimable_tasks`. `elsewhere` counts what can only be claimed or used on another
 * edition, which `counts` leaves out.
 */
export const rewardPage = v.object({
  ...page(reward).entries,
  counts: v.object({ to_claim: count, active: count, used: count, expired: count }),
  claimable_tasks: count,
  elsewhere: v.object({ to_claim: count, active: count }),
});

export type RewardPage = v.InferOutput<typeof rewardPage>;

/** Terms of every kind of reward: how it is used and withdrawn, and when it ends. */
export const rewardKinds = v.object({
  items: v.array(v.object({ type: openEnum(rewardTypes), terms: v.array(text) })),
});
