import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { StartError } from './startError.ts';

const fileName = 'sandbox.db';

/**
 * Opens the database in `folder` and brings its schema up to date.
 *
 * Durability: WAL with `synchronous = FULL`, so a commit is on the disk before the answer leaves.
 * That costs one fsync a write, which a sandbox can afford, and survives a power cut, not only a
 * kill.
 *
 * @throws StartError of kind `database`
 */
export function openDatabase(folder: string, { fresh = false } = {}): DatabaseSync {
  const path = folder === ':memory:' ? folder : join(folder, fileName);
  let db: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') {
      mkdirSync(folder, { recursive: true });
      if (fresh) {
        for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
      }
    }
    // A table that is made anew must not take along what refers to it: constraints come after.
    db = new DatabaseSync(path, { enableForeignKeyConstraints: false, timeout: 5_000 });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(db);
    db.exec('PRAGMA foreign_keys = ON');
    return db;
  } catch (error) {
    db?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      'database',
      `The database ${path} cannot be used: ${reason}. Start with --fresh to begin anew, or name another folder in SANDBOX_DATA.`,
      { cause: error },
    );
  }
}

/** Runs `work` in a transaction that takes the write lock at once. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function migrate(db: DatabaseSync): void {
  transaction(db, () => {
    const { user_version: done } = db.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (done > migrations.length) {
      throw new Error(
        `it was written by a newer sandbox (schema ${done}, this one knows ${migrations.length})`,
      );
    }
    for (const step of migrations.slice(done)) db.exec(step);
    if (db.prepare('PRAGMA foreign_key_check').all().length > 0) {
      throw new Error('some of its rows refer to others that are not there');
    }
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}
