import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folderError, lockDataFolder } from './dataFolder.ts';
import { migrations } from './migrations.ts';
import { StartError } from './startError.ts';

const fileName = 'sandbox.db';

export interface Store {
  db: DatabaseSync;
  /** Closes the database and unlocks its folder. Safe to call more than once. */
  close(): void;
}

/**
 * Locks `folder`, opens the database in it, and migrates its schema. `:memory:` needs no folder.
 *
 * Uses WAL with `synchronous = FULL`, so each commit is on disk before the response is sent. This costs one
 * fsync per write and survives power failures as well as kills.
 *
 * @throws StartError of kind `database`, `dataFolder` or `dataFolderTaken`
 */
export function openDatabase(folder: string, { fresh = false } = {}): Store {
  const isStored = folder !== ':memory:';
  const path = isStored ? join(folder, fileName) : folder;
  // `fresh` must not delete the database of a running sandbox.
  const unlock = isStored ? lockDataFolder(folder) : () => undefined;
  let db: DatabaseSync | undefined;
  const close = () => {
    if (db?.isOpen) db.close();
    unlock();
  };
  try {
    if (fresh && isStored) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
    }
    // Migrations may recreate tables, which must not delete referencing rows. Enable constraints afterwards.
    db = new DatabaseSync(path, { enableForeignKeyConstraints: false, timeout: 5_000 });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(db);
    db.exec('PRAGMA foreign_keys = ON');
    return { db, close };
  } catch (error) {
    close();
    const problem = folderError(folder, error);
    if (problem) throw problem;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      'database',
      `The database ${path} cannot be used: ${reason}. Start with --fresh to delete it, or set SANDBOX_DATA to another folder.`,
      { cause: error },
    );
  }
}

/** Runs `work` in the open transaction, or in a new one that acquires the write lock immediately. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work();
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
        `it was written by a newer sandbox (schema ${done}, supported: ${migrations.length})`,
      );
    }
    for (const step of migrations.slice(done)) db.exec(step);
    if (db.prepare('PRAGMA foreign_key_check').all().length > 0) {
      throw new Error('some rows refer to missing rows');
    }
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}
