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
import { transaction } from '../database.ts';
import { dayMs } from './calendar.ts';
import type { Caller, UserCaller } from './caller.ts';
import { campaignCatalogue, campaignEntry, type CampaignEntry } from './campaignCatalogue.ts';
import { pageOf } from './cursor.ts';
import { gatesOf } from './gates.ts';
import type { LiveEvents } from './liveEvents.ts';
import { maskedName } from './maskedName.ts';
import { Refusal } from './refusal.ts';
import type { RewardRow, Rewards } from './rewards.ts';
import { rivalsOf, type Participant } from './rivals.ts';
import { roundName, roundTimes, seasonAt, seasonsOf } from './season.ts';
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
  /** Joins a campaign. Joining again has no effect. Call inside a transaction. */
  join(caller: UserCaller, id: string): CampaignDetail;
  /** Adds to the user's score in all joined campaigns that count this activity. */
  score(user: User, kind: TaskKind, amount: string, now: number): void;
  /** Grants the prizes of all campaigns with final ranks, once per campaign. */
  settle(now: number): void;
}

/** The round of a campaign in one season. Times are in ms UTC. */
interface Round {
  id: string;
  entry: CampaignEntry;
  season: number;
  startsAt: number;
  endsAt: number;
}

interface EntryRow {
  user_id: number;
  joined_at: number;
  score: string;
  username: string;
}

/** Each function throws a Refusal if the call is not possible. */
export function createCampaigns({
  db,
  rewards,
  live,
  epoch,
}: {
  db: DatabaseSync;
  rewards: Rewards;
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
  const unsettled = db.prepare(`
    SELECT DISTINCT campaign_id FROM campaign_entries
    WHERE campaign_id NOT IN (SELECT campaign_id FROM campaign_settlements)
  `);
  const insertSettlement = db.prepare(
    'INSERT INTO campaign_settlements (campaign_id, settled_at) VALUES (?, ?)',
  );
  const prizeOf = db.prepare(
    `SELECT * FROM rewards WHERE user_id = ? AND source = 'campaign' AND source_id = ?`,
  );
  const rivals = new Map(campaignCatalogue.map((entry) => [entry.id, rivalsOf(entry)]));

  const roundOf = (entry: CampaignEntry, season: number): Round => ({
    id: roundName(entry.id, season),
    entry,
    season,
    ...roundTimes(entry.dates, season, epoch),
  });
  const stateOf = ({ startsAt, endsAt }: Round, now: number) =>
    campaignState(now, startsAt, endsAt);

  /** Returns the listed rounds: those of this season, then the remaining ones of the previous season. */
  function roundsAt(now: number): Round[] {
    const season = seasonAt(epoch, now);
    const rounds = campaignCatalogue.flatMap((entry) =>
      seasonsOf(entry.dates, epoch, now).map((each) => roundOf(entry, each)),
    );
    const isNew = (round: Round) => round.season === season;
    return [...rounds.filter(isNew), ...rounds.filter((round) => !isNew(round))];
  }

  /** Returns the round with this name in any season so far. */
  function find(id: string, now: number): Round | undefined {
    const plain = campaignEntry(id);
    if (plain) return roundOf(plain, 0);
    const [, name = '', number = ''] = /^(.*)-([1-9]\d{0,5})$/.exec(id) ?? [];
    const entry = campaignEntry(name);
    const season = Number(number) - 1;
    const isThere = season > 0 && season <= seasonAt(epoch, now) && entry && entry.dates.toDay > 0;
    return isThere ? roundOf(entry, season) : undefined;
  }

  function known(id: string, now: number): Round {
    const round = find(id, now);
    if (!round) throw new Refusal('notFound', 'There is no such campaign.');
    return round;
  }

  function own({ id }: Round, user: User | undefined) {
    return user && (entryOf.get(id, user.id) as Omit<EntryRow, 'username'> | undefined);
  }

  /** Returns all participants with a score, best first. Equal scores are ordered by id. */
  function ranking(round: Round, now: number): Participant[] {
    if (stateOf(round, now) === 'upcoming') return [];
    const real = (entriesOf.all(round.id) as unknown as EntryRow[])
      .filter(({ score }) => compareDecimals(score, '0') > 0)
      .map(({ user_id, username, score }) => ({
        id: `u${user_id}`,
        userId: user_id,
        name: maskedName(username),
        score,
      }));
    return [...rivals.get(round.entry.id)!, ...real].sort(
      (a, b) => compareDecimals(b.score, a.score) || (a.id < b.id ? -1 : 1),
    );
  }

  /** Returns the prize of a rank if ranks are final. */
  function prizeGiven({ id, entry }: Round, user: User | undefined) {
    const row = user && (prizeOf.get(user.id, id) as RewardRow | undefined);
    if (!row) return null;
    const value = { amount: row.amount, unit: entry.pool.unit };
    return { reward_id: String(row.id), reward_code: row.code, value };
  }

  /** Returns the conditions for joining, which is possible until the end. */
  function gates({ entry, season }: Round, caller: Caller) {
    return gatesOf(entry.gates ?? [], caller, {
      opensAt: null,
      finished: () => false,
      season,
      joined: () => false,
    });
  }

  function view(round: Round, caller: Caller): Campaign {
    const { texts, now, user } = caller;
    const { entry } = round;
    const { pool } = entry;
    const joined = (entriesOf.all(round.id) as unknown as EntryRow[]).length;
    const state = stateOf(round, now);
    return {
      campaign_id: round.id,
      state,
      title: texts.line(`campaigns.${entry.id}.title`, { pool }),
      summary: texts.line(`campaigns.${entry.id}.summary`, { pool }),
      featured: entry.featured,
      starts_at: round.startsAt,
      ends_at: round.endsAt,
      pool,
      participants: joined + (state === 'upcoming' ? 0 : rivals.get(entry.id)!.length),
      joined_at: own(round, user)?.joined_at ?? null,
      gates: gates(round, caller),
    };
  }

  function detail(round: Round, caller: Caller): CampaignDetail {
    const { entry } = round;
    const mine = own(round, caller.user);
    const place = ranking(round, caller.now).findIndex(({ id }) => id === selfId(caller));
    const graceDays = { amount: String(claimGraceDays), unit: 'count' };
    return {
      ...view(round, caller),
      terms: caller.texts.lines('campaignTerms', { graceDays }),
      prizes: entry.prizes.map(({ toRank, amount }, index) => ({
        from_rank: (entry.prizes[index - 1]?.toRank ?? 0) + 1,
        to_rank: toRank,
        value: { amount, unit: entry.pool.unit },
      })),
      unit: entry.unit,
      own: mine
        ? {
            rank: place < 0 ? null : place + 1,
            score: mine.score,
            prize: prizeGiven(round, caller.user),
          }
        : null,
      go_path: entry.goPath,
    };
  }

  return {
    list: (caller) => roundsAt(caller.now).map((round) => view(round, caller)),

    page(caller, { filter, ...query }) {
      const rounds = roundsAt(caller.now)
        .map((round, index) => ({ round, index }))
        .filter(({ round }) => {
          if (filter === undefined) return true;
          if (filter === 'joined') return own(round, caller.user) !== undefined;
          return stateOf(round, caller.now) === filter;
        });
      const page = pageOf(
        rounds,
        query,
        ({ index }) => [index],
        ({ index }, [from]) => index > from!,
      );
      return {
        items: page.rows.map(({ round }) => view(round, caller)),
        next_cursor: page.next_cursor,
      };
    },

    detail: (caller, id) => detail(known(id, caller.now), caller),

    leaderboard(caller, { campaign_id, ...query }) {
      const round = known(campaign_id, caller.now);
      const leaders = ranking(round, caller.now).map((participant, index) => ({
        participant,
        leader: leaderOf(round.entry, participant, index + 1, caller),
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
      const round = known(id, caller.now);
      if (own(round, caller.user)) return detail(round, caller);
      if (stateOf(round, caller.now) === 'ended') {
        throw new Refusal('over', 'This campaign has ended.');
      }
      const conditions = gates(round, caller);
      if (conditions.some(({ met }) => !met)) {
        const message = 'A condition of this campaign is not met.';
        throw new Refusal('gateClosed', message, { gates: conditions });
      }
      insert.run(caller.user.id, id, caller.now);
      live.note(caller.user.id, { type: 'campaign', campaign_id: id });
      return detail(round, caller);
    },

    score(user, kind, amount, now) {
      for (const round of roundsAt(now)) {
        const { id, entry } = round;
        const mine = own(round, user);
        if (!mine || entry.kind !== kind || stateOf(round, now) !== 'ongoing') continue;
        const added = entry.unit === 'count' ? '1' : amount;
        setScore.run(addDecimals(mine.score, added), id, user.id);
        live.note(user.id, { type: 'campaign', campaign_id: id });
      }
    },

    settle(now) {
      for (const { campaign_id: id } of unsettled.all() as { campaign_id: string }[]) {
        const round = find(id, now);
        if (!round || now < round.endsAt + claimGraceDays * dayMs) continue;
        transaction(db, () => {
          insertSettlement.run(id, now);
          ranking(round, now).forEach(({ userId }, index) => {
            const amount = prizeFor(round.entry, index + 1)?.amount;
            if (userId === undefined || amount === undefined) return;
            const grant = { code: 'bonus', amount } as const;
            const row = rewards.give({ userId, grant, source: 'campaign', sourceId: id, now });
            live.note(userId, { type: 'reward', reward_id: String(row.id) });
            live.note(userId, { type: 'campaign', campaign_id: id });
          });
        });
      }
      live.tell();
    },
  };
}

function prizeFor({ prizes }: CampaignEntry, rank: number) {
  return prizes.find(({ toRank }) => rank <= toRank);
}

function leaderOf(
  entry: CampaignEntry,
  { id, name, score }: Participant,
  rank: number,
  caller: Caller,
): Leader {
  const { pool, unit } = entry;
  const prize = prizeFor(entry, rank);
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

/** @throws Refusal if the key belongs to another list */
function isBehind(participant: Participant, score: string, id: string): boolean {
  if (!/^\d+(\.\d+)?$/.test(score)) {
    throw new Refusal('badInput', 'cursor: is not valid for this list. Start without a cursor.');
  }
  const order = compareDecimals(participant.score, score);
  return order < 0 || (order === 0 && participant.id > id);
}
