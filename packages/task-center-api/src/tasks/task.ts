import * as v from 'valibot';
import { openEnum, count, id, path, time, text, decimal } from '@exchange/exchange-api';
import { gate } from './gate.ts';
import { clocks, rewardPreview } from '../rewards/reward.ts';
import { taskStates } from './taskState.ts';

export const taskCategories = ['newcomer', 'daily', 'weekly', 'special'] as const;

export type TaskCategory = (typeof taskCategories)[number];

/** Actions with which customers finish tasks. */
export const taskKinds = [
  'register',
  'kyc',
  'two_factor',
  'deposit',
  'trade',
  'derivatives',
  'convert',
  'earn',
  'invite',
  'community',
] as const;

export type TaskKind = (typeof taskKinds)[number];

/** Progress of the account. `unit` is a unit as in `Value`. */
export const progress = v.object({ current: decimal, target: decimal, unit: v.string() });

export type Progress = v.InferOutput<typeof progress>;

const common = {
  task_id: id,
  category: openEnum(taskCategories),
  kind: openEnum(taskKinds),
  title: text,
  summary: text,
  /** Day or week that a repeating task counts, otherwise `once`. Send it back in a claim. */
  period: id,
  /** Index of the tier that `state`, `progress` and `reward` belong to. */
  rule_index: count,
  rule_count: count,
  /** Number of tiers, in all rounds of the task, that "Claim all" claims. */
  claimable_rules: count,
  state: openEnum(taskStates),
  progress,
  reward: rewardPreview,
  /** Edition on which the tier was earned, if the page's edition would not give this reward. Its terms apply. */
  earned_in: v.optional(id),
  starts_at: v.nullable(time),
  /** The earlier of the end for all accounts and the end for this account. */
  ends_at: v.nullable(time),
  /** Days after signing up in which a new account can do the task. null if its age does not matter. */
  account_days: v.nullable(count),
  /** Claim deadline of a finished tier. */
  claim_by: v.nullable(time),
  /** Start of the next period of a repeating task. */
  resets_at: v.nullable(time),
  /** Every condition, met or not. */
  gates: v.array(gate),
  /** Path of the page on which the task is done. */
  go_path: path,
  /** Effort of the task besides money, such as documents and minutes. */
  takes: v.optional(text),
} as const;

/** A task in a list, at its current tier. */
export const task = v.object(common);

export type Task = v.InferOutput<typeof task>;

/** One tier of a task. */
export const rule = v.object({
  rule_index: count,
  state: openEnum(taskStates),
  progress,
  reward: rewardPreview,
  claimed_at: v.nullable(time),
  /** Reward granted by the claim. */
  reward_id: v.nullable(id),
});

export type Rule = v.InferOutput<typeof rule>;

/** A task with its details. */
export const taskDetail = v.object({
  ...common,
  steps: v.array(text),
  terms: v.array(text),
  rules: v.array(rule),
  /** Consequences of a claim of all `claimable_rules`. */
  clocks,
});

export type TaskDetail = v.InferOutput<typeof taskDetail>;
