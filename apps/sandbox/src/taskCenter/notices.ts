import type { DatabaseSync } from 'node:sqlite';
import {
  expiresSoonMs,
  type BodyOf,
  type Campaign,
  type Notice,
  type NoticePage,
} from '@exchange/task-center-api';
import { dayMs } from './calendar.ts';
import type { UserCaller } from './calls/caller.ts';
import { isRewardOffered, offeredElsewhere } from './catalogue/regionRules.ts';
import type { Campaigns } from './campaigns/campaigns.ts';
import { pageOf } from './calls/pageOf.ts';
import { Refusal } from './calls/refusal.ts';
import type { LiveEvents } from './liveEvents.ts';
import { createNoticeSettings } from './noticeSettings.ts';
import { isSoon, rewardEnd } from './rewards/rewardEnd.ts';
import type { RewardRow, Rewards } from './rewards/rewards.ts';
import { previewOf } from './rewards/rewardView.ts';

/** Time for which notices of new rewards are listed. */
const listedMs = 30 * dayMs;

type NoticeState = Pick<NoticePage, 'unread' | 'switches'>;

/**
 * Notices about rewards and campaigns. They are derived from the stored rewards and campaigns, so
 * notices about deadlines need no scheduled job. Only the switches and the ids of read notices are
 * stored. Omits rewards and campaigns that the edition of the page does not offer. Call the writes
 * inside a transaction.
 */
export interface Notices {
  page(
    caller: UserCaller,
    query: { cursor?: string | undefined; limit?: number | undefined },
  ): NoticePage;
  /** Marks one notice, or all notices up to a time, as read. A time before the stored one has no effect. */
  read(caller: UserCaller, which: BodyOf<'readNotices'>): NoticeState;
  switch(caller: UserCaller, change: BodyOf<'switchNotice'>): NoticeState;
}

export function createNotices({
  db,
  rewards,
  campaigns,
  live,
}: {
  db: DatabaseSync;
  rewards: Rewards;
  campaigns: Campaigns;
  live: LiveEvents;
}): Notices {
  const settings = createNoticeSettings(db);

  /** Returns the notices of the kinds that the user has not turned off, newest first. */
  function noticesOf(caller: UserCaller): { all: Notice[] } & NoticeState {
    const { user } = caller;
    const switches = settings.switches(user.id);
    const isRead = settings.readNotices(user.id);
    const all = [
      ...rewardNotices(rewards.of(user.id), caller),
      ...campaignNotices(campaigns.list(caller), caller),
    ]
      .filter(({ kind }) => kind !== 'other' && switches[kind])
      .map((notice) => ({ ...notice, read: notice.read || isRead(notice) }))
      .sort((one, other) => other.at - one.at || (one.notice_id < other.notice_id ? 1 : -1));
    return {
      all,
      unread: all.filter(({ read }) => !read).length,
      switches,
    };
  }

  function stateAfterChange(caller: UserCaller): NoticeState {
    live.store(caller.user.id, { type: 'notices' });
    const { unread, switches } = noticesOf(caller);
    return { unread, switches };
  }

  return {
    page(caller, query) {
      const { all, ...state } = noticesOf(caller);
      const page = pageOf<Notice, string | number>(all, query, {
        keyOf: ({ at, notice_id }) => [at, notice_id],
        isAfter: ({ at, notice_id }, [fromAt, fromId]) =>
          at < Number(fromAt) || (at === fromAt && notice_id < String(fromId)),
      });
      return { items: page.rows, next_cursor: page.next_cursor, ...state };
    },
    read(caller, { notice_id: id = '', until }) {
      if (until !== undefined) {
        // A future time would mark notices as read that don't exist yet.
        settings.readUntil(caller.user.id, Math.min(until, caller.now));
      } else if (noticesOf(caller).all.some(({ notice_id }) => notice_id === id)) {
        settings.read(caller.user.id, id);
      } else {
        throw new Refusal('notFound', `Unknown notice "${id}".`);
      }
      return stateAfterChange(caller);
    },
    switch(caller, change) {
      settings.switch(caller.user.id, change);
      return stateAfterChange(caller);
    },
  };
}

/** Returns a notice of each new reward, and of each reward that ends soon. */
function rewardNotices(rows: readonly RewardRow[], caller: UserCaller): Notice[] {
  const { now } = caller;
  return rows
    .filter(({ code }) => offeredElsewhere(code, caller) === undefined)
    .flatMap((row) => {
      const isListed = row.granted_at > now - listedMs;
      return [
        ...(isListed ? [creditedNotice(row, caller)] : []),
        ...(isSoon(rewardEnd(row, now), now) ? [expiresNotice(row, caller)] : []),
      ];
    });
}

function creditedNotice(row: RewardRow, caller: UserCaller): Notice {
  return {
    ...aboutReward(row, caller),
    notice_id: `credited-${row.id}`,
    kind: 'credited',
    at: row.granted_at,
    // The account's owner has just claimed it.
    read: row.claimed_at === row.granted_at,
  };
}

/** The notice is from the time when the deadline became near, or when the reward with that deadline was received. */
function expiresNotice(row: RewardRow, caller: UserCaller): Notice {
  const about = aboutReward(row, caller);
  const at = Math.max((about.ends_at ?? 0) - expiresSoonMs, row.claimed_at ?? row.granted_at);
  return { ...about, notice_id: `expires-${row.id}`, kind: 'expires', at, read: false };
}

function aboutReward(row: RewardRow, caller: UserCaller) {
  const preview = previewOf(row, caller);
  return {
    title: preview.title,
    reward: { ...preview, reward_id: String(row.id) },
    campaign_id: null,
    ends_at: rewardEnd(row, caller.now),
  };
}

/** Returns a notice of each ongoing campaign that the caller can join or has joined. */
function campaignNotices(campaigns: readonly Campaign[], caller: UserCaller): Notice[] {
  return campaigns
    .filter(
      ({ state, joined_at, gates, prize_kind }) =>
        state === 'ongoing' &&
        isRewardOffered(prize_kind, caller.edition) &&
        gates.every(({ reason, met }) => met || (joined_at !== null && reason !== 'region')),
    )
    .map(({ campaign_id, title, starts_at, ends_at }) => ({
      notice_id: `started-${campaign_id}`,
      kind: 'started' as const,
      at: starts_at,
      title,
      reward: null,
      campaign_id,
      ends_at,
      read: false,
    }));
}
