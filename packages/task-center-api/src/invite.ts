import * as v from 'valibot';
import { openEnum, count, id, path, time, value } from '@exchange/exchange-api';

/** Stages of an invited friend. Deposits are the friends' own business. */
export const friendStages = ['registered', 'traded'] as const;

export type FriendStage = (typeof friendStages)[number];

/** The caller's invitation and its results. */
export const invite = v.object({
  code: id,
  /** Path of the landing page for friends, with the code. The app prepends origin and locale. */
  path,
  /** Number of friends who reached at least each stage. */
  funnel: v.object({ registered: count, traded: count }),
  per_friend: value,
  earned: value,
});

export type Invite = v.InferOutput<typeof invite>;

/** One invited friend. The server masks the name. */
export const inviteRecord = v.object({
  record_id: id,
  name: v.string(),
  joined_at: time,
  stage: openEnum(friendStages),
  reward: v.nullable(value),
});

export type InviteRecord = v.InferOutput<typeof inviteRecord>;
