import * as v from 'valibot';
import { openEnum, page, count, id, time, text } from '@exchange/exchange-api';
import { rewardReference } from './rewards/reward.ts';

/**
 * Kinds of notices: a reward was credited, a reward expires within 24 h, or a campaign started that the
 * caller can join.
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
  reward: v.nullable(rewardReference),
  /** null for notices about rewards. */
  campaign_id: v.nullable(id),
  /** End of the reward or campaign. null if it does not end. */
  ends_at: v.nullable(time),
});

export type Notice = v.InferOutput<typeof notice>;

const state = {
  /** Number of unread notices, not counting the kinds that are switched off. */
  unread: count,
  /** For each kind, whether the caller gets its notices. */
  switches: v.object({ credited: v.boolean(), expires: v.boolean(), started: v.boolean() }),
} as const;

/** Number of unread notices and switches, returned when either changes. */
export const noticeState = v.object(state);

/**
 * One page of notices, newest first, without the kinds that are switched off, and without rewards
 * and campaigns that the edition of the page does not offer.
 */
export const noticePage = v.object({ ...page(notice).entries, ...state });

export type NoticePage = v.InferOutput<typeof noticePage>;

/** Marks one notice as read, or all notices up to a time, usually the time of the newest shown notice. */
export const readNoticesBody = v.pipe(
  v.strictObject({ notice_id: v.optional(id), until: v.optional(time) }),
  v.check(
    ({ notice_id: one, until }) => (one === undefined) !== (until === undefined),
    'needs notice_id or until',
  ),
);

export const switchNoticeBody = v.strictObject({ kind: v.picklist(noticeKinds), on: v.boolean() });
