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
    // SQLite does not say why it cannot create a file.
    accessSync(folder, constants.W_OK);
    lock = new DatabaseSync(join(folder, lockName), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return unlock;
  } catch (error) {
    unlock();
    if (sqliteCode(error) === sqliteCodes.busy) {
      const message = `Another sandbox uses the data folder ${folder}. Stop it, or set SANDBOX_DATA to another folder.`;
      throw new StartError('dataFolderTaken', message, { cause: error });
    }
    throw folderError(folder, error) ?? error;
  }
}

/** Returns an error that says what is wrong with the data folder, or undefined if the folder is not the cause. */
export function folderError(folder: string, error: unknown): StartError | undefined {
  const problem = problemOf(error);
  if (problem === undefined) return undefined;
  const { what, remedy } = problem;
  return new StartError(
    'dataFolder',
    `The data folder ${folder} cannot be used: ${what}. ${remedy}, or set SANDBOX_DATA to another folder.`,
    { cause: error },
  );
}

/** Primary result codes of SQLite. */
const sqliteCodes = { busy: 5, readonly: 8, inputOutput: 10, full: 13, cannotOpen: 14 } as const;

const problems = {
  readOnly: { what: 'it is read-only for this program', remedy: 'Allow writing' },
  full: { what: 'its disk is full', remedy: 'Free some space' },
  notAFolder: { what: 'it is not a folder', remedy: 'Remove or rename the file' },
  notOpened: {
    what: 'a file in it cannot be opened or created',
    remedy: 'Check the permissions of the folder and of its files',
  },
  notWorking: { what: 'its disk cannot be read or written', remedy: 'Check the disk' },
} as const;

function problemOf(error: unknown): (typeof problems)[keyof typeof problems] | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return problems.readOnly;
    case 'ENOSPC':
    case 'EDQUOT':
      return problems.full;
    case 'EEXIST':
    case 'ENOTDIR':
      return problems.notAFolder;
    case 'EIO':
      return problems.notWorking;
  }
  switch (sqliteCode(error)) {
    case sqliteCodes.readonly:
      return problems.readOnly;
    case sqliteCodes.full:
      return problems.full;
    case sqliteCodes.cannotOpen:
      return problems.notOpened;
    case sqliteCodes.inputOutput:
      return problems.notWorking;
  }
  return undefined;
}

/** Returns the primary result code, which the lowest byte of an extended code contains. */
function sqliteCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}
