import * as v from 'valibot';
import { openEnum, id, text, time } from '@exchange/exchange-api';

/**
 * Reasons why an account may not do a task or join a campaign.
 *
 * - `needs_login`: the caller is a guest
 * - `kyc_level`: requires at least the KYC level `level`
 * - `region`: not available in the account's region
 * - `sub_account`: main accounts only
 * - `newcomer_only`: the account is too old
 * - `vip_only`: VIP accounts only
 * - `previous_task`: requires the task `task_id` first
 * - `not_started`: opens at `opens_at`
 * - `join_campaign`: requires joining the campaign `campaign_id`
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

/**
 * A condition of a task or campaign, met or not. `reason` determines which details are set. The other
 * details are null.
 */
export const gate = v.object({
  reason: openEnum(gateReasons),
  met: v.boolean(),
  level: v.nullable(v.pipe(v.number(), v.safeInteger())),
  task_id: v.nullable(id),
  campaign_id: v.nullable(id),
  opens_at: v.nullable(time),
  /** Effort to meet the condition, such as documents and minutes. */
  takes: v.optional(text),
});

export type Gate = v.InferOutput<typeof gate>;
