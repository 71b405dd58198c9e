import * as v from 'valibot';
import { openEnum } from './openEnum.ts';
import { count, id, path, time } from './scalars.ts';
import { value } from './value.ts';

/** How far an invited friend is. */
export const friendStages = ['registered', 'deposited', 'traded'] as const;

export type FriendStage = (typeof friendStages)[number];

/** The caller's invitation and what became of it. */
export const invite = v.object({
  code: id,
  /** The page that friends are sent to, with the code; the app puts origin and locale before it. */
  path,
  /** How many friends got at least that far. */
  funnel: v.object({ registered: count, deposited: count, traded: count }),
  per_friend: value,
  earned: value,
});

export type Invite = v.InferOutput<typeof invite>;

/** One invited friend; the name is masked by the server. */
export const inviteRecord = v.object({
  record_id: id,
  name: v.string(),
  joined_at: time,
  stage: openEnum(friendStages),
  reward: v.nullable(value),
});

export type InviteRecord = v.InferOutput<typeof inviteRecord>;
