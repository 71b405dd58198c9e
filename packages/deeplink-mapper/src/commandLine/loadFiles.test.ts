import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig, loadTable } from './loadFiles.ts';

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

it('reads a configuration: a JSON file, or the export `config` of a module', async () => {
  const config = { scheme: 'acme://', siteOrigins: ['https://acme.com'], routes: [row] };
  const text = JSON.stringify(config);
  expect(await loadConfig(write('config.json', text))).toEqual(config);
  expect(await loadConfig(write('config.mjs', `export const config = ${text}`))).toEqual(config);
  await expect(loadConfig(write('other.mjs', 'export default {}'))).rejects.toThrow(
    'does not export "config"',
  );
});
