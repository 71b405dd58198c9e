import type { DatabaseSync } from 'node:sqlite';
import {
  expiresSoonMs,
  noticeKinds,
  type Notice,
  type NoticeKind,
  type BodyOf,
  type NoticePage,
} from '@exchange/task-center-api';
import { dayMs } from './calendar.ts';
import type { UserCaller } from './calls/caller.ts';
import { isRewardOffered, offeredElsewhere } from './catalogue/regionRules.ts';
import type { Campaigns } from './campaigns/campaigns.ts';
import { pageOf } from './calls/pageOf.ts';
import { Refusal } from './calls/refusal.ts';
import type { LiveEvents } from './liveEvents.ts';
import { isSoon, rewardEnd } from './rewards/rewardEnd.ts';
import type { RewardRow, Rewards } from './rewards/rewards.ts';
import { previewOf } from './rewards/rewardView.ts';

/** Time for which notices about rewards are listed. */
const listedMs = 30 * dayMs;

type State = Pick<NoticePage, 'unread' | 'switches'>;

/**
 * Notices about rewards and campaigns. They are derived from the stored rewards and campaigns, so
 * notices about deadlines need no scheduled job. Only the switches and which notices were read are
 * stored. There are none about what the edition of the page does not offer. Call the writes inside
 * a transaction.
 */
export interface Notices {
  page(
    caller: UserCaller,
    query: { cursor?: string | undefined; limit?: number | undefined },
  ): NoticePage;
  /** Marks one notice, or all notices up to a time, as read. A time before the stored one has no effect. */
  read(caller: UserCaller, which: BodyOf<'readNotices'>): State;
  switch(caller: UserCaller, kind: NoticeKind, on: boolean): State;
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
  const findRead = db.prepare('SELECT until FROM notices_read WHERE user_id = ?');
  const storeRead = db.prepare(`
    INSERT INTO notices_read (user_id, until) VALUES (?, ?)
    ON CONFLICT (user_id) DO UPDATE SET until = max(until, excluded.until)
  `);
  const findReadSingly = db.prepare('SELECT notice_id FROM notices_read_singly WHERE user_id = ?');
  const storeReadSingly = db.prepare(
    'INSERT INTO notices_read_singly (user_id, notice_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const findOff = db.prepare('SELECT kind FROM notices_off WHERE user_id = ?');
  const turnOff = db.prepare(
    'INSERT INTO notices_off (user_id, kind) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const turnOn = db.prepare('DELETE FROM notices_off WHERE user_id = ? AND kind = ?');

  function aboutRewards(caller: UserCaller): Notice[] {
    const { user, now } = caller;
    const rows = rewards
      .of(user.id)
      .filter(({ code }) => offeredElsewhere(code, caller) === undefined);
    return rows.flatMap((row) => {
      const isListed = row.granted_at > now - listedMs;
      return [
        ...(isListed ? [creditedNotice(row, caller)] : []),
        ...(isSoon(rewardEnd(row, now), now) ? [expiresNotice(row, caller)] : []),
      ];
    });
  }

  function aboutCampaigns(caller: UserCaller): Notice[] {
    return campaigns
      .list(caller)
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

  function switchesOf(userId: number): State['switches'] {
    const off = (findOff.all(userId) as { kind: string }[]).map(({ kind }) => kind);
    const [credited, expires, started] = noticeKinds.map((kind) => !off.includes(kind));
    return { credited: credited!, expires: expires!, started: started! };
  }

  /** Returns the notices of the kinds that the user has not turned off, newest first. */
  function noticesOf(caller: UserCaller): { all: Notice[] } & State {
    const { user } = caller;
    const switches: Record<string, boolean> = switchesOf(user.id);
    const row = findRead.get(user.id) as { until: number } | undefined;
    const allReadUntil = row?.until ?? -1;
    const readSingly = new Set(
      (findReadSingly.all(user.id) as { notice_id: string }[]).map(({ notice_id }) => notice_id),
    );
    const all = [...aboutRewards(caller), ...aboutCampaigns(caller)]
      .filter(({ kind }) => switches[kind])
      .map((notice) => ({
        ...notice,
        read: notice.read || notice.at <= allReadUntil || readSingly.has(notice.notice_id),
      }))
      .sort((one, other) => other.at - one.at || (one.notice_id < other.notice_id ? 1 : -1));
    return {
      all,
      unread: all.filter(({ read }) => !read).length,
      switches: switches as State['switches'],
    };
  }

  function stateAfterChange(caller: UserCaller): State {
    live.store(caller.user.id, { type: 'notices' });
    const { unread, switches } = noticesOf(caller);
    return { unread, switches };
  }

  return {
    page(caller, query) {
      const { all, ...state } = noticesOf(caller);
      const page = pageOf<Notice, string | number>(
        all,
        query,
        ({ at, notice_id }) => [at, notice_id],
        ({ at, notice_id }, [fromAt, fromId]) =>
          at < Number(fromAt) || (at === fromAt && notice_id < String(fromId)),
      );
      return { items: page.rows, next_cursor: page.next_cursor, ...state };
    },
    read(caller, { notice_id: id = '', until }) {
      if (until !== undefined) {
        // A future time would mark notices as read that don't exist yet.
        storeRead.run(caller.user.id, Math.min(until, caller.now));
      } else if (noticesOf(caller).all.some(({ notice_id }) => notice_id === id)) {
        storeReadSingly.run(caller.user.id, id);
      } else {
        throw new Refusal('notFound', `Unknown notice "${id}".`);
      }
      return stateAfterChange(caller);
    },
    switch(caller, kind, on) {
      (on ? turnOn : turnOff).run(caller.user.id, kind);
      return stateAfterChange(caller);
    },
  };
}

function creditedNotice(row: RewardRow, caller: UserCaller): Notice {
  return {
    ...aboutReward(row, caller),
    notice_id: `credited-${row.id}`,
    kind: 'credited',
    at: row.granted_at,
    // The account's owner just received it with an action of their own.
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
