import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../../database.ts';
import { dayMs } from '../calendar.ts';
import type { CampaignEntry } from '../catalogue/campaignCatalogue.ts';
import { claimGraceDays } from '../catalogue/taskCatalogue.ts';
import type { LiveEvents } from '../liveEvents.ts';
import type { RewardRow, Rewards } from '../rewards.ts';
import type { Participations } from './participations.ts';
import type { Rankings } from './ranking.ts';
import type { Round, Rounds } from './round.ts';

export interface Prizes {
  /** Returns the reward that the user won in this round, if any. Ranks must be final. */
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
      const grant = { code: 'bonus', amount } as const;
      const row = rewards.give({ userId, grant, source: 'campaign', sourceId, now });
      live.store(userId, { type: 'reward', reward_id: String(row.id) });
      live.store(userId, { type: 'campaign', campaign_id: sourceId });
    });
  }

  return {
    won: ({ id }, userId) => granted.get(userId, id) as RewardRow | undefined,
    settle(now) {
      for (const id of participations.unsettled()) {
        const round = rounds.find(id, now);
        if (!round || now < round.endsAt + claimGraceDays * dayMs) continue;
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
