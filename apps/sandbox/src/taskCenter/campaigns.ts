import type { DatabaseSync } from 'node:sqlite';
import {
  addDecimals,
  campaignState,
  compareDecimals,
  type Campaign,
  type CampaignDetail,
  type CampaignState,
  type Leader,
  type Leaderboard,
  type TaskKind,
} from '@exchange/task-center-api';
import type { User } from '../accounts.ts';
import { dayMs } from './calendar.ts';
import type { Caller, UserCaller } from './caller.ts';
import { campaignCatalogue, campaignEntry, type CampaignEntry } from './campaignCatalogue.ts';
import { pageOf } from './cursor.ts';
import { gatesOf } from './gates.ts';
import type { LiveEvents } from './liveEvents.ts';
import { maskedName } from './maskedName.ts';
import { Refusal } from './refusal.ts';
import { rivalsOf, type Participant } from './rivals.ts';
import { claimGraceDays } from './taskCatalogue.ts';

interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface Campaigns {
  list(caller: Caller): Campaign[];
  page(
    caller: Caller,
    query: PageQuery & { filter?: 'joined' | CampaignState | undefined },
  ): { items: Campaign[]; next_cursor: string | null };
  detail(caller: Caller, id: string): CampaignDetail;
  leaderboard(caller: Caller, query: PageQuery & { campaign_id: string }): Leaderboard;
  /** Joining twice is the same as once; whoever calls holds the transaction. */
  join(caller: UserCaller, id: string): CampaignDetail;
  /** Adds to the score in every campaign that the user joined and that counts this. */
  score(user: User, kind: TaskKind, amount: string, now: number): void;
}

interface EntryRow {
  user_id: number;
  joined_at: number;
  score: string;
  username: string;
}

/** @throws Refusal from each of its functions */
export function createCampaigns({
  db,
  live,
  epoch,
}: {
  db: DatabaseSync;
  live: LiveEvents;
  epoch: number;
}): Campaigns {
  const entriesOf = db.prepare(`
    SELECT user_id, joined_at, score, username
    FROM campaign_entries JOIN users ON users.id = user_id WHERE campaign_id = ?
  `);
  const insert = db.prepare(`
    INSERT INTO campaign_entries (user_id, campaign_id, joined_at) VALUES (?, ?, ?)
    ON CONFLICT DO NOTHING
  `);
  const entryOf = db.prepare(
    'SELECT joined_at, score FROM campaign_entries WHERE campaign_id = ? AND user_id = ?',
  );
  const setScore = db.prepare(
    'UPDATE campaign_entries SET score = ? WHERE campaign_id = ? AND user_id = ?',
  );
  const rivals = new Map(campaignCatalogue.map((entry) => [entry.id, rivalsOf(entry)]));

  const startsAt = ({ fromDay }: CampaignEntry) => epoch + fromDay * dayMs;
  const endsAt = ({ toDay }: CampaignEntry) => epoch + toDay * dayMs;
  const stateOf = (entry: CampaignEntry, now: number) =>
    campaignState(now, startsAt(entry), endsAt(entry));

  function known(id: string): CampaignEntry {
    const entry = campaignEntry(id);
    if (!entry) throw new Refusal('notFound', 'There is no such campaign.');
    return entry;
  }

  function own(entry: CampaignEntry, user: User | undefined) {
    return user && (entryOf.get(entry.id, user.id) as Omit<EntryRow, 'username'> | undefined);
  }

  /** Everybody with a score, best first; equal scores in the order of their ids. */
  function ranking(entry: CampaignEntry, now: number): Participant[] {
    if (stateOf(entry, now) === 'upcoming') return [];
    const real = (entriesOf.all(entry.id) as unknown as EntryRow[])
      .filter(({ score }) => compareDecimals(score, '0') > 0)
      .map(({ user_id, username, score }) => ({
        id: `u${user_id}`,
        name: maskedName(username),
        score,
      }));
    return [...rivals.get(entry.id)!, ...real].sort(
      (a, b) => compareDecimals(b.score, a.score) || (a.id < b.id ? -1 : 1),
    );
  }

  /** Conditions of joining, which stays possible until the end. */
  function gates(entry: CampaignEntry, caller: Caller) {
    return gatesOf(entry.gates ?? [], caller, {
      opensAt: null,
      finished: () => false,
      joined: () => false,
    });
  }

  function view(entry: CampaignEntry, caller: Caller): Campaign {
    const { texts, now, user } = caller;
    const { id, pool } = entry;
    const joined = (entriesOf.all(id) as unknown as EntryRow[]).length;
    const upcoming = stateOf(entry, now) === 'upcoming';
    return {
      campaign_id: id,
      state: stateOf(entry, now),
      title: texts.line(`campaigns.${id}.title`, { pool }),
      summary: texts.line(`campaigns.${id}.summary`, { pool }),
      featured: entry.featured,
      starts_at: startsAt(entry),
      ends_at: endsAt(entry),
      pool,
      participants: joined + (upcoming ? 0 : rivals.get(id)!.length),
      joined_at: own(entry, user)?.joined_at ?? null,
      gates: gates(entry, caller),
    };
  }

  function detail(entry: CampaignEntry, caller: Caller): CampaignDetail {
    const mine = own(entry, caller.user);
    const place = ranking(entry, caller.now).findIndex(({ id }) => id === selfId(caller));
    const graceDays = { amount: String(claimGraceDays), unit: 'count' };
    return {
      ...view(entry, caller),
      terms: caller.texts.lines('campaignTerms', { graceDays }),
      prizes: entry.prizes.map(({ toRank, amount }, index) => ({
        from_rank: (entry.prizes[index - 1]?.toRank ?? 0) + 1,
        to_rank: toRank,
        value: { amount, unit: entry.pool.unit },
      })),
      unit: entry.unit,
      own: mine ? { rank: place < 0 ? null : place + 1, score: mine.score } : null,
      go_path: entry.goPath,
    };
  }

  return {
    list: (caller) => campaignCatalogue.map((entry) => view(entry, caller)),

    page(caller, { filter, ...query }) {
      const entries = campaignCatalogue
        .map((entry, index) => ({ entry, index }))
        .filter(({ entry }) => {
          if (filter === undefined) return true;
          if (filter === 'joined') return own(entry, caller.user) !== undefined;
          return stateOf(entry, caller.now) === filter;
        });
      const page = pageOf(
        entries,
        query,
        ({ index }) => [index],
        ({ index }, [from]) => index > from!,
      );
      return {
        items: page.rows.map(({ entry }) => view(entry, caller)),
        next_cursor: page.next_cursor,
      };
    },

    detail: (caller, id) => detail(known(id), caller),

    leaderboard(caller, { campaign_id, ...query }) {
      const entry = known(campaign_id);
      const leaders = ranking(entry, caller.now).map((participant, index) => ({
        participant,
        leader: leaderOf(entry, participant, index + 1, caller),
      }));
      const page = pageOf<(typeof leaders)[number], string>(
        leaders,
        query,
        ({ participant: { score, id } }) => [score, id],
        ({ participant }, [score, id]) => isBehind(participant, score!, id!),
      );
      return {
        items: page.rows.map(({ leader }) => leader),
        next_cursor: page.next_cursor,
        own: leaders.find(({ leader }) => leader.is_self)?.leader ?? null,
        updated_at: caller.now,
      };
    },

    join(caller, id) {
      const entry = known(id);
      if (own(entry, caller.user)) return detail(entry, caller);
      if (stateOf(entry, caller.now) === 'ended') {
        throw new Refusal('over', 'This campaign has ended.');
      }
      const conditions = gates(entry, caller);
      if (conditions.some(({ met }) => !met)) {
        const message = 'A condition of this campaign is not met.';
        throw new Refusal('gateClosed', message, { gates: conditions });
      }
      insert.run(caller.user.id, id, caller.now);
      live.note(caller.user.id, { type: 'campaign', campaign_id: id });
      return detail(entry, caller);
    },

    score(user, kind, amount, now) {
      for (const entry of campaignCatalogue) {
        const mine = own(entry, user);
        if (!mine || entry.kind !== kind || stateOf(entry, now) !== 'ongoing') continue;
        const added = entry.unit === 'count' ? '1' : amount;
        setScore.run(addDecimals(mine.score, added), entry.id, user.id);
        live.note(user.id, { type: 'campaign', campaign_id: entry.id });
      }
    },
  };
}

function leaderOf(
  { prizes, pool, unit }: CampaignEntry,
  { id, name, score }: Participant,
  rank: number,
  caller: Caller,
): Leader {
  const prize = prizes.find(({ toRank }) => rank <= toRank);
  return {
    rank,
    name,
    score: { amount: score, unit },
    prize: prize ? { amount: prize.amount, unit: pool.unit } : null,
    is_self: id === selfId(caller),
  };
}

function selfId({ user }: Caller): string | undefined {
  return user && `u${user.id}`;
}

/** @throws Refusal when the key is of another list */
function isBehind(participant: Participant, score: string, id: string): boolean {
  if (!/^\d+(\.\d+)?$/.test(score)) {
    throw new Refusal('badInput', 'cursor: is no cursor of this list; begin without one');
  }
  const order = compareDecimals(participant.score, score);
  return order < 0 || (order === 0 && participant.id > id);
}
