import type { DatabaseSync } from 'node:sqlite';
import { addDecimals } from '@exchange/exchange-api';
import {
  type Campaign,
  type CampaignDetail,
  type CampaignState,
  type Leaderboard,
  type TaskKind,
} from '@exchange/task-center-api';
import type { User } from '../../users/accounts.ts';
import type { Caller, UserCaller } from '../calls/caller.ts';
import { ascending, pageOf } from '../calls/pageOf.ts';
import { isOfferedIn } from '../catalogue/regionRules.ts';
import type { LiveEvents } from '../liveEvents.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Rewards } from '../rewards/rewards.ts';
import { issuedIn, stablecoinOf } from '../stablecoin.ts';
import { campaignGates, createCampaignViews, leaderView } from './campaignView.ts';
import { createParticipations } from './participations.ts';
import { createPrizes, lastPrize, nextPrize } from './prizes.ts';
import { createRankings, isRankedAfter, tieKey } from './ranking.ts';
import { createRounds, ranksFinalAt, roundState, type Round } from './round.ts';

interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Each function throws a Refusal if the call is not possible. */
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
  score(user: User, activity: { kind: TaskKind; amount: string; now: number }): void;
  /** Grants the prizes of all campaigns with final ranks, once per campaign. */
  settle(now: number): void;
}

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
  const rounds = createRounds(epoch);
  const participations = createParticipations(db);
  const rankings = createRankings(participations);
  const prizes = createPrizes({ db, rounds, rankings, participations, rewards, live });
  const views = createCampaignViews({ participations, rankings, prizes });

  function requireRound(id: string, now: number): Round {
    const round = rounds.find(id, now);
    if (!round) throw new Refusal('notFound', 'There is no such campaign.');
    return round;
  }

  /** Returns the rounds to list, without those that the caller's regions do not offer, unless joined before. */
  const offered = (caller: Caller) =>
    rounds
      .listed(caller.now)
      .filter((round) => isOfferedIn(caller.regions, round.entry) || hasJoined(round, caller.user));

  const hasJoined = ({ id }: Round, user: User | undefined) =>
    user !== undefined && participations.find(id, user.id) !== undefined;

  return {
    list: (caller) => offered(caller).map((round) => views.summary(round, caller)),

    page(caller, { filter, ...query }) {
      const matches = (round: Round) => {
        if (filter === undefined) return true;
        if (filter === 'joined') return hasJoined(round, caller.user);
        return roundState(round, caller.now) === filter;
      };
      const page = pageOf(
        offered(caller)
          .map((round, index) => ({ round, index }))
          .filter(({ round }) => matches(round)),
        query,
        ascending(({ index }) => index),
      );
      return {
        items: page.rows.map(({ round }) => views.summary(round, caller)),
        next_cursor: page.next_cursor,
      };
    },

    detail: (caller, id) => views.detail(requireRound(id, caller.now), caller),

    leaderboard(caller, { campaign_id, ...query }) {
      const round = requireRound(campaign_id, caller.now);
      const leaders = rankings.of(round, caller.now).map((participant, index) => ({
        participant,
        leader: leaderView({ ...participant, rank: index + 1 }, { round, caller }),
      }));
      const page = pageOf(leaders, query, {
        keyOf: ({ participant }) => [participant.score, tieKey(participant)],
        isAfter: ({ participant }, [score, key]) => isRankedAfter(participant, score!, key!),
      });
      const own = leaders.find(({ leader }) => leader.is_self)?.leader ?? null;
      const isOngoing = roundState(round, caller.now) === 'ongoing';
      const scores = leaders.map(({ participant }) => participant.score);
      return issuedIn(views.prizeKind(round, caller).coin, {
        items: page.rows.map(({ leader }) => leader),
        next_cursor: page.next_cursor,
        own,
        next_prize:
          own && isOngoing && isOfferedIn(caller.regions, round.entry)
            ? nextPrize(round.entry, scores, own.rank)
            : null,
        last_prize: isOngoing ? lastPrize(round.entry, scores) : null,
        updated_at: Math.min(caller.now, ranksFinalAt(round)),
      });
    },

    join(caller, id) {
      const { user, now } = caller;
      const round = requireRound(id, now);
      if (hasJoined(round, user)) return views.detail(round, caller);
      if (roundState(round, now) === 'ended') {
        throw new Refusal('over', 'This campaign has ended.');
      }
      const gates = campaignGates(round, caller);
      if (gates.some(({ met }) => !met)) {
        throw new Refusal('gateClosed', 'A condition of this campaign is not met.', { gates });
      }
      const prize = { ...views.prizeKind(round, caller), coin: stablecoinOf(caller.edition) };
      participations.add({ roundId: id, userId: user.id, prize, now });
      live.store(user.id, { type: 'campaign', campaign_id: id });
      return views.detail(round, caller);
    },

    score(user, { kind, amount, now }) {
      for (const round of rounds.listed(now)) {
        const { id, entry } = round;
        if (entry.kind !== kind || roundState(round, now) !== 'ongoing') continue;
        const own = participations.find(id, user.id);
        if (!own) continue;
        const added = entry.unit === 'count' ? '1' : amount;
        const score = addDecimals(own.score, added);
        participations.setScore({ roundId: id, userId: user.id, score, now });
        live.store(user.id, { type: 'campaign', campaign_id: id });
      }
    },

    settle: (now) => prizes.settle(now),
  };
}
