import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderError, freeDataFolder, lockDataFolder } from './dataFolder.ts';

it('returns the first folder that no sandbox uses', () => {
  const root = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'data');
  expect(freeDataFolder(folder)).toBe(folder);
  const unlock = lockDataFolder(folder);
  expect(freeDataFolder(folder)).toBe(join(folder, '2'));
  const unlockSecond = lockDataFolder(join(folder, '2'));
  expect(freeDataFolder(folder)).toBe(join(folder, '3'));
  unlock();
  expect(freeDataFolder(folder)).toBe(folder);
  unlockSecond();
});

it('does not replace a folder that cannot be used for another reason', () => {
  const file = import.meta.filename;
  expect(() => freeDataFolder(file)).toThrow('it is not a folder');
});

it.each([
  [{ code: 'EROFS' }, /^The data folder \/data cannot be used: it is read-only for this program\./],
  [{ code: 'ENOSPC' }, /its disk is full\. Free some space, or set SANDBOX_DATA/],
  [{ code: 'EDQUOT' }, /its disk is full/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, /its disk is full/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1544 }, /it is read-only/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 778 }, /its disk cannot be read or written/],
])('explains the error %j', (error, message) => {
  const explained = folderError('/data', Object.assign(new Error('x'), error));
  expect(explained).toMatchObject({ kind: 'dataFolder' });
  expect(explained?.message).toMatch(message);
});

it.each([
  { code: 'ERR_SQLITE_ERROR', errcode: 26 },
  { code: 'ERR_SQLITE_ERROR', errcode: 1 },
  new Error('it was written by a newer sandbox'),
])('does not blame the folder for %j', (error) => {
  expect(folderError('/data', error)).toBeUndefined();
});
