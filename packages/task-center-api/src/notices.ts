import * as v from 'valibot';
import { rewardPreview } from './rewards/reward.ts';
import { openEnum } from './values/openEnum.ts';
import { page } from './values/page.ts';
import { count, id, time } from './values/scalars.ts';
import { text } from './values/text.ts';

/**
 * Kinds of notices: a reward was credited, a reward expires within 48 h, a campaign that the caller
 * can take part in has started.
 */
export const noticeKinds = ['credited', 'expires', 'started'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** One notice about a reward or a campaign. */
export const notice = v.object({
  notice_id: id,
  kind: openEnum(noticeKinds),
  at: time,
  read: v.boolean(),
  /** Title of the reward or campaign. */
  title: text,
  /** null for notices about campaigns. */
  reward: v.nullable(v.object({ reward_id: id, ...rewardPreview.entries })),
  /** null for notices about rewards. */
  campaign_id: v.nullable(id),
  /** End of the reward or campaign. null without one. */
  ends_at: v.nullable(time),
});

export type Notice = v.InferOutput<typeof notice>;

const state = {
  /** Number of unread notices of the kinds that are on. */
  unread: count,
  /** Whether the caller gets notices of a kind. */
  switches: v.object({ credited: v.boolean(), expires: v.boolean(), started: v.boolean() }),
} as const;

/** Unread notices and switches after a change of either. */
export const noticeState = v.object(state);

/** One page of the notices of the kinds that are on, newest first. */
export const noticePage = v.object({ ...page(notice).entries, ...state });

export type NoticePage = v.InferOutput<typeof noticePage>;

/** Marks one notice as read, or all up to a time, usually that of the newest one that was shown. */
export const readNoticesBody = v.pipe(
  v.strictObject({ notice_id: v.optional(id), until: v.optional(time) }),
  v.check(
    ({ notice_id: one, until }) => (one === undefined) !== (until === undefined),
    'needs notice_id or until',
  ),
);

export const switchNoticeBody = v.strictObject({ kind: v.picklist(noticeKinds), on: v.boolean() });
