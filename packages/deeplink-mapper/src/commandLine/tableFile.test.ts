import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTable } from './tableFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-'));
const row = { id: 'kyc', paths: ['/kyc'], target: 'kyc' };

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

it('reads a JSON file with a list of rows', async () => {
  expect(await loadTable(write('routes.json', JSON.stringify([row])))).toEqual([row]);
});

it('reads the export `routes` of a module', async () => {
  const code = `export const routes = ${JSON.stringify([row])};`;
  expect(await loadTable(write('routes.mjs', code))).toEqual([row]);
});

it.each([
  [
    'a module without the export',
    () => write('empty.mjs', 'export const x = 1;'),
    /does not export "routes"/,
  ],
  ['a broken JSON file', () => write('broken.json', '{'), /JSON/],
  ['a missing file', () => join(folder, 'missing.json'), /ENOENT/],
])('rejects %s', async (_, file, message) => {
  await expect(loadTable(file())).rejects.toThrow(message);
});
