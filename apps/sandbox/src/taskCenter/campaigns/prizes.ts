import type { DatabaseSync } from 'node:sqlite';
import { addDecimals, subtractDecimals } from '@exchange/exchange-api';
import { type Leaderboard } from '@exchange/task-center-api';
import { transaction } from '../../database.ts';
import type { CampaignEntry } from '../catalogue/campaignCatalogue.ts';
import type { RewardCode } from '../catalogue/rewardCatalogue.ts';
import type { LiveEvents } from '../liveEvents.ts';
import type { RewardRow, Rewards } from '../rewards/rewards.ts';
import type { Participations } from './participations.ts';
import type { Rankings } from './ranking.ts';
import { ranksFinalAt, type Round, type Rounds } from './round.ts';

/**
 * Returns the code of the reward that pays a campaign's prizes, unless the page showed another one when the winner
 * joined. Only campaigns about derivatives pay margin, because a prize must not lead other winners to leverage.
 */
export function prizeCode({ kind }: Pick<CampaignEntry, 'kind'>): RewardCode {
  return kind === 'derivatives' ? 'bonus' : 'coupon';
}

/** Increase of a score that ranks it above an equal one. */
const lead = { USDT: '0.01', count: '1' } as const;

export interface Prizes {
  /** Returns the reward that the user won in this round, if any. Call only after the ranks are final. */
  won(round: Round, userId: number): RewardRow | undefined;
  /** Grants the prizes of all rounds with final ranks, once per round. */
  settle(now: number): void;
}

export function createPrizes({
  db,
  rounds,
  rankings,
  participations,
  rewards,
  live,
}: {
  db: DatabaseSync;
  rounds: Rounds;
  rankings: Rankings;
  participations: Participations;
  rewards: Rewards;
  live: LiveEvents;
}): Prizes {
  const granted = db.prepare(
    `SELECT * FROM rewards WHERE user_id = ? AND source = 'campaign' AND source_id = ?`,
  );

  function grantAll(round: Round, now: number) {
    const sourceId = round.id;
    rankings.of(round, now).forEach(({ userId }, index) => {
      const amount = prizeOfRank(round.entry, index + 1)?.amount;
      if (userId === undefined || amount === undefined) return;
      const { prize_code: code, prize_coin: coin } = participations.find(round.id, userId)!;
      const grant = { code, amount, coin };
      const row = rewards.give({
        userId,
        grant,
        source: 'campaign',
        sourceId,
        now,
        isPromised: true,
      });
      live.store(userId, { type: 'reward', reward_id: String(row.id) });
      live.store(userId, { type: 'campaign', campaign_id: sourceId });
    });
  }

  return {
    won: ({ id }, userId) => granted.get(userId, id) as RewardRow | undefined,
    settle(now) {
      for (const id of participations.unsettled()) {
        const round = rounds.find(id, now);
        if (!round || now < ranksFinalAt(round)) continue;
        transaction(db, () => {
          participations.markSettled(id, now);
          grantAll(round, now);
        });
      }
      live.publish();
    },
  };
}

/** Returns the prize of a rank, starting at 1. */
export function prizeOfRank({ prizes }: CampaignEntry, rank: number) {
  return prizes.find(({ toRank }) => rank <= toRank);
}

/** Returns the last rank that wins a prize, and the score there now. null if fewer participants have a score. */
export function lastPrize(
  { prizes, pool, unit }: Pick<CampaignEntry, 'prizes' | 'pool' | 'unit'>,
  scores: readonly string[],
): Leaderboard['last_prize'] {
  const { toRank, amount } = prizes.at(-1)!;
  const score = scores[toRank - 1];
  if (score === undefined) return null;
  return {
    prize: { amount, unit: pool.unit },
    rank: toRank,
    score: { amount: score, unit },
  };
}

/**
 * Returns the next larger prize, and the increase of the score that wins it. An equal score is not enough, because the
 * participant who reached it first stays ahead.
 *
 * @param scores - of all participants, best first
 * @param rank - of the participant, starting at 1
 * @returns null if the participant has the largest prize
 */
export function nextPrize(
  { prizes, pool, unit }: Pick<CampaignEntry, 'prizes' | 'pool' | 'unit'>,
  scores: readonly string[],
  rank: number,
): Leaderboard['next_prize'] {
  const better = prizes.findLast(({ toRank }) => toRank < rank);
  const own = scores[rank - 1];
  const needed = better && scores[better.toRank - 1];
  if (better === undefined || own === undefined || needed === undefined) return null;
  return {
    missing: { amount: addDecimals(subtractDecimals(needed, own), lead[unit]), unit },
    prize: { amount: better.amount, unit: pool.unit },
    rank: better.toRank,
    score: { amount: needed, unit },
  };
}
