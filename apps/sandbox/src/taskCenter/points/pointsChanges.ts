import type { DatabaseSync } from 'node:sqlite';
import type { PointsChange } from './pointsLedger.ts';

/** Stored changes of points. They are ordered by insertion, not by time, because clocks can be set back. */
export interface PointsChanges {
  /** Returns an account's changes in the order in which they were added. */
  of(userId: number): PointsChange[];
  /**
   * Adds a change. Call inside a transaction.
   *
   * @param change - `rewardId` is the reward that credited the points, or that they bought
   * @returns the recorded time in ms UTC: `now`, or the account's last recorded time if that is later
   */
  add(change: {
    userId: number;
    kind: PointsChange['kind'];
    points: string;
    rewardId: number;
    now: number;
  }): number;
}

interface ChangeRow {
  at: number;
  kind: PointsChange['kind'];
  points: string;
  reward_id: number;
}

export function createPointsChanges(db: DatabaseSync): PointsChanges {
  const ofUser = db.prepare(
    'SELECT at, kind, points, reward_id FROM points_changes WHERE user_id = ? ORDER BY id',
  );
  const insert = db.prepare(`
    INSERT INTO points_changes (user_id, at, kind, points, reward_id)
    SELECT :user, max(:now, coalesce(max(at), 0)), :kind, :points, :reward
    FROM points_changes WHERE user_id = :user
    RETURNING at
  `);

  return {
    of: (userId) =>
      (ofUser.all(userId) as unknown as ChangeRow[]).map(({ at, kind, points, reward_id }) => ({
        id: `${kind}-${reward_id}`,
        at,
        kind,
        points,
      })),
    add({ userId: user, rewardId: reward, ...rest }) {
      return (insert.get({ user, reward, ...rest }) as { at: number }).at;
    },
  };
}
