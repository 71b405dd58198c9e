import type { DatabaseSync } from 'node:sqlite';
import type { UserCaller } from '../calls/caller.ts';
import type { Records } from '../records.ts';
import type { Progress } from './taskProgress.ts';

/** Rewards promised for finished tiers. They are valid in every edition in which they are claimed (decision 31). */
export interface EarnedTiers {
  /** Edition of the page that the account called from last. */
  seenEdition(userId: number): string | undefined;
  /** Stores the edition of the caller's page. */
  see(caller: UserCaller): void;
  /** Stores the rewards of the tiers that the caller has finished, as the caller's edition and regions promise them. */
  store(caller: UserCaller): void;
}

export function createEarnedTiers({
  db,
  records,
  progress,
}: {
  db: DatabaseSync;
  records: Records;
  progress: Progress;
}): EarnedTiers {
  const seen = db.prepare('SELECT edition FROM seen_editions WHERE user_id = ?');
  const setSeen = db.prepare(`
    INSERT INTO seen_editions (user_id, edition) VALUES (?, ?)
    ON CONFLICT (user_id) DO UPDATE SET edition = excluded.edition
  `);

  const seenEdition = (userId: number) =>
    (seen.get(userId) as { edition: string } | undefined)?.edition;

  return {
    seenEdition,
    see({ user, edition }) {
      if (seenEdition(user.id) !== edition) setSeen.run(user.id, edition);
    },
    store(caller) {
      const { user, edition } = caller;
      for (const { entry, period, tiers } of progress.ofAll(caller)) {
        const round = { userId: user.id, taskId: entry.id, period: period.id };
        for (const { index, state, grant, earned } of tiers) {
          if (state !== 'claimable' || earned) continue;
          records.insertEarned({ ...round, ruleIndex: index, grant, edition });
        }
      }
    },
  };
}
