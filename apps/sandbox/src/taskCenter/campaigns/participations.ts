import type { DatabaseSync } from 'node:sqlite';
import type { Grant, RewardCode } from '../catalogue/rewardCatalogue.ts';

/** A user's participation in a round. The score is a decimal string. */
export interface Participation {
  user_id: number;
  joined_at: number;
  score: string;
  /** Time of the last change of the score, in ms UTC. */
  scored_at: number;
  /** Code of the reward that pays the prizes, as the page showed it when the user joined. */
  prize_code: RewardCode;
  /** Stablecoin of the prizes, as the page showed it when the user joined. */
  prize_coin: string;
  username: string;
}

/** Part of a participation that its user sees. */
type OwnParticipation = Omit<Participation, 'user_id' | 'username' | 'scored_at'>;

/** A change of a user's participation. */
interface Change {
  roundId: string;
  userId: number;
  now: number;
}

/** Reads and writes of participations. Call the writes inside a transaction. */
export interface Participations {
  of(roundId: string): Participation[];
  find(roundId: string, userId: number): OwnParticipation | undefined;
  /** Adds a participation. Has no effect if the user already takes part. */
  add(change: Change & { prize: Pick<Required<Grant>, 'code' | 'coin'> }): void;
  setScore(change: Change & { score: string }): void;
  /** Returns the ids of rounds with participants whose prizes were not granted yet. */
  unsettled(): string[];
  markSettled(roundId: string, now: number): void;
}

export function createParticipations(db: DatabaseSync): Participations {
  const ofRound = db.prepare(`
    SELECT user_id, joined_at, score, scored_at, prize_code, prize_coin, username
    FROM campaign_entries JOIN users ON users.id = user_id WHERE campaign_id = ?
  `);
  const one = db.prepare(
    'SELECT joined_at, score, prize_code, prize_coin FROM campaign_entries WHERE campaign_id = ? AND user_id = ?',
  );
  const insert = db.prepare(`
    INSERT INTO campaign_entries (user_id, campaign_id, prize_code, prize_coin, joined_at)
    VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
  `);
  const updateScore = db.prepare(
    'UPDATE campaign_entries SET score = ?, scored_at = ? WHERE campaign_id = ? AND user_id = ?',
  );
  const unsettled = db.prepare(`
    SELECT DISTINCT campaign_id FROM campaign_entries
    WHERE campaign_id NOT IN (SELECT campaign_id FROM campaign_settlements)
  `);
  const insertSettlement = db.prepare(
    'INSERT INTO campaign_settlements (campaign_id, settled_at) VALUES (?, ?)',
  );

  return {
    of: (roundId) => ofRound.all(roundId) as unknown as Participation[],
    find: (roundId, userId) => one.get(roundId, userId) as OwnParticipation | undefined,
    add({ roundId, userId, prize, now }) {
      insert.run(userId, roundId, prize.code, prize.coin, now);
    },
    setScore({ roundId, userId, score, now }) {
      updateScore.run(score, now, roundId, userId);
    },
    unsettled: () =>
      (unsettled.all() as { campaign_id: string }[]).map(({ campaign_id: id }) => id),
    markSettled(roundId, now) {
      insertSettlement.run(roundId, now);
    },
  };
}
