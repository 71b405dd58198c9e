import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('README.md lists every folder of src', () => {
  const app = join(import.meta.dirname, '..');
  const text = readFileSync(join(app, 'README.md'), 'utf8');
  const folders = globSync('src/*/', { cwd: app }).map((path) => `${path.replace(/\/$/, '')}/ `);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !text.includes(folder))).toEqual([]);
});
