import * as v from 'valibot';
import { openEnum } from './openEnum.ts';
import { page } from './page.ts';
import { rewardStates, rewardTypes } from './rewardState.ts';
import { count, id, path, time } from './scalars.ts';
import { text } from './text.ts';
import { value } from './value.ts';

const kind = {
  reward_code: id,
  type: openEnum(rewardTypes),
  title: text,
  /** 20 % of fees, 10 USDT, 200 points. */
  value,
  /** The most that a ratio can come to, such as 50 USDT; null when `value` is the amount itself. */
  limit: v.nullable(value),
  /** `value` is the most that can be inside. */
  up_to: v.boolean(),
} as const;

/** What a task or a campaign gives, before anybody has it. */
export const rewardPreview = v.object(kind);

export type RewardPreview = v.InferOutput<typeof rewardPreview>;

const common = {
  ...kind,
  reward_id: id,
  state: openEnum(rewardStates),
  summary: text,
  /** What is left, in the unit of the limit or else of the value. */
  remaining: value,
  granted_at: time,
  /** The claim deadline. */
  claim_by: v.nullable(time),
  claimed_at: v.nullable(time),
  /** It has to be switched on before it works; `activated_at` says when that was. */
  needs_activation: v.boolean(),
  activated_at: v.nullable(time),
  /** How long it is valid from the claim on, and until when that is, once claimed. */
  validity_days: v.nullable(count),
  valid_until: v.nullable(time),
} as const;

/** A reward in a list. */
export const reward = v.object(common);

export type Reward = v.InferOutput<typeof reward>;

/** A reward on its own page. */
export const rewardDetail = v.object({
  ...common,
  terms: v.array(text),
  /** Where it is used: "use now". */
  use_path: path,
  /** The task it came from. */
  task_id: v.nullable(id),
});

export type RewardDetail = v.InferOutput<typeof rewardDetail>;

/** One use of a reward. */
export const usage = v.object({
  usage_id: id,
  at: time,
  kind: openEnum(['credited', 'trade', 'derivatives', 'earn', 'opened', 'revoked']),
  value,
});

export type Usage = v.InferOutput<typeof usage>;

/** Rewards, with how many there are under each tab. */
export const rewardPage = v.object({
  ...page(reward).entries,
  counts: v.object({ to_claim: count, active: count, used: count, expired: count }),
});

export type RewardPage = v.InferOutput<typeof rewardPage>;
