import * as v from 'valibot';
import { gate } from './gate.ts';
import { openEnum } from './openEnum.ts';
import { rewardPreview } from './reward.ts';
import { count, id, path, time } from './scalars.ts';
import { taskStates } from './taskState.ts';
import { text } from './text.ts';
import { decimal } from './decimal.ts';

export const taskCategories = ['newcomer', 'daily', 'weekly', 'special'] as const;

export type TaskCategory = (typeof taskCategories)[number];

/** What has to be done. */
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

/** How far somebody is; `unit` as in a value. */
export const progress = v.object({ current: decimal, target: decimal, unit: v.string() });

export type Progress = v.InferOutput<typeof progress>;

const common = {
  task_id: id,
  category: openEnum(taskCategories),
  kind: openEnum(taskKinds),
  title: text,
  summary: text,
  /** Which day or week of a repeating task, `once` for the others. Goes into the claim. */
  period: id,
  /** The tier that `state`, `progress` and `reward` are of. */
  rule_index: count,
  rule_count: count,
  state: openEnum(taskStates),
  progress,
  reward: rewardPreview,
  starts_at: v.nullable(time),
  /** When it is over, for everybody or for this account: the earlier of both. */
  ends_at: v.nullable(time),
  /** Until when a finished tier can be claimed. */
  claim_by: v.nullable(time),
  /** When a repeating task begins anew. */
  resets_at: v.nullable(time),
  /** Every condition, met or not. */
  gates: v.array(gate),
} as const;

/** A task in a list, as its current tier. */
export const task = v.object(common);

export type Task = v.InferOutput<typeof task>;

/** One tier of a task. */
export const rule = v.object({
  rule_index: count,
  state: openEnum(taskStates),
  progress,
  reward: rewardPreview,
  claimed_at: v.nullable(time),
  /** What the claim gave. */
  reward_id: v.nullable(id),
});

export type Rule = v.InferOutput<typeof rule>;

/** A task on its own page. */
export const taskDetail = v.object({
  ...common,
  steps: v.array(text),
  terms: v.array(text),
  rules: v.array(rule),
  /** Where it is done. */
  go_path: path,
});

export type TaskDetail = v.InferOutput<typeof taskDetail>;
