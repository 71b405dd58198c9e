import type { DatabaseSync } from 'node:sqlite';
import type { UserCaller } from '../calls/caller.ts';
import { taskCatalogue } from '../catalogue/taskCatalogue.ts';
import type { Records } from '../records.ts';
import { currentTaskProgress } from './taskProgress.ts';

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
  epoch,
}: {
  db: DatabaseSync;
  records: Records;
  epoch: number;
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
      const record = records.of(user);
      for (const entry of taskCatalogue) {
        for (const { period, tiers } of currentTaskProgress(entry, caller, record, epoch)) {
          for (const { index, state, grant, earned } of tiers) {
            if (state !== 'claimable' || earned) continue;
            const tier = { userId: user.id, taskId: entry.id, period: period.id, ruleIndex: index };
            records.insertEarned({ ...tier, grant, edition });
          }
        }
      }
    },
  };
}
