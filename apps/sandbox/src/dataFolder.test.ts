import { expect, it } from 'vitest';
import { folderError } from './dataFolder.ts';

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
