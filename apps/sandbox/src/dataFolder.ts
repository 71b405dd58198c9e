import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './startError.ts';

const lockName = 'sandbox.lock';

/**
 * Creates the data folder if it is missing, and locks it for this sandbox. The lock is one of the operating system, on
 * an empty database, so it ends with the process even if the process is killed.
 *
 * @returns a function that unlocks the folder, which is safe to call more than once
 * @throws StartError of kind `dataFolder` if the folder cannot be written, or `dataFolderTaken` if another sandbox
 *   uses it
 */
export function lockDataFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  const unlock = () => {
    if (lock?.isOpen) lock.close();
  };
  try {
    mkdirSync(folder, { recursive: true });
    // SQLite reports no reason if it cannot create a file.
    accessSync(folder, constants.W_OK);
    lock = new DatabaseSync(join(folder, lockName), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return unlock;
  } catch (error) {
    unlock();
    if (sqliteCode(error) === busy) {
      const message = `Another sandbox uses the data folder ${folder}. Stop it, or set SANDBOX_DATA to another folder.`;
      throw new StartError('dataFolderTaken', message, { cause: error });
    }
    throw folderError(folder, error) ?? error;
  }
}

/**
 * Returns the folder, or the first numbered one in it, if other sandboxes use it: `2`, then `3`.
 *
 * @throws StartError of kind `dataFolder` if it cannot be written
 */
export function freeDataFolder(folder: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? folder : join(folder, String(number));
    try {
      lockDataFolder(candidate)();
      return candidate;
    } catch (error) {
      if (!(error instanceof StartError) || error.kind !== 'dataFolderTaken') throw error;
    }
  }
}

/** Returns an error with the problem of the data folder and its remedy, or undefined if the folder is not the cause. */
export function folderError(folder: string, error: unknown): StartError | undefined {
  const problem = problemOf(error);
  if (problem === undefined) return undefined;
  const { reason, remedy } = problem;
  return new StartError(
    'dataFolder',
    `The data folder ${folder} cannot be used: ${reason}. ${remedy}, or set SANDBOX_DATA to another folder.`,
    { cause: error },
  );
}

const readOnly = { reason: 'it is read-only for this program', remedy: 'Allow writing' };
const full = { reason: 'its disk is full', remedy: 'Free some space' };
const notAFolder = { reason: 'it is not a folder', remedy: 'Remove or rename the file' };
const notOpened = {
  reason: 'a file in it cannot be opened or created',
  remedy: 'Check the permissions of the folder and of its files',
};
const notWorking = { reason: 'its disk cannot be read or written', remedy: 'Check the disk' };

type Problem = typeof readOnly;

const systemProblems: Readonly<Record<string, Problem>> = {
  EACCES: readOnly,
  EPERM: readOnly,
  EROFS: readOnly,
  ENOSPC: full,
  EDQUOT: full,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  EIO: notWorking,
};

/** Primary result code of SQLite for a locked database. */
const busy = 5;

/** By SQLite's primary result code. */
const sqliteProblems: Readonly<Record<number, Problem>> = {
  8: readOnly,
  10: notWorking,
  13: full,
  14: notOpened,
};

function problemOf(error: unknown): Problem | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  return systemProblems[code] ?? sqliteProblems[sqliteCode(error) ?? 0];
}

/** Returns the primary result code, which the lowest byte of an extended code contains. */
function sqliteCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}
