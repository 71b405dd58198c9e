import * as v from 'valibot';
import { openEnum } from './openEnum.ts';
import { id, time } from './scalars.ts';

/**
 * Why somebody may not do something.
 *
 * - `needs_login`: a guest
 * - `kyc_level`: `level` and more is asked for
 * - `region`: not offered where the account lives
 * - `sub_account`: main accounts only
 * - `newcomer_only`: the account is too old
 * - `vip_only`
 * - `previous_task`: `task_id` comes first
 * - `not_started`: opens at `opens_at`
 * - `join_campaign`: the campaign `campaign_id` has to be joined
 */
export const gateReasons = [
  'needs_login',
  'kyc_level',
  'region',
  'sub_account',
  'newcomer_only',
  'vip_only',
  'previous_task',
  'not_started',
  'join_campaign',
] as const;

export type GateReason = (typeof gateReasons)[number];

/** One condition, met or not. Which of the details are there depends on `reason`. */
export const gate = v.object({
  reason: openEnum(gateReasons),
  met: v.boolean(),
  level: v.nullable(v.pipe(v.number(), v.safeInteger())),
  task_id: v.nullable(id),
  campaign_id: v.nullable(id),
  opens_at: v.nullable(time),
});

export type Gate = v.InferOutput<typeof gate>;
