import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examplesFolder, exampleSource } from '../src/examples/examples.ts';

// Compiles the examples with the built packages. Level `release` compiles each example with its own
// tsconfig.json and the packed packages.

const root = mkdtempSync(join(tmpdir(), 'examples-'));
const modules = join(import.meta.dirname, '../node_modules');
/** These declare the types of their texts, which hold for a whole program. */
const sites = ['second-exchange', 'second-exchange-next'];

beforeAll(() => {
  cpSync(examplesFolder, join(root, 'examples'), {
    recursive: true,
    filter: (file) => !file.endsWith('node_modules'),
  });
  const next = 'second-exchange-next';
  cpSync(exampleSource(next), join(root, 'examples', next), { recursive: true });
  symlinkSync(modules, join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  { folder: 'examples', without: sites.map((site) => `examples/${site}`) },
  ...sites.map((site) => ({ folder: `examples/${site}`, without: [] })),
])('no type errors in $folder', { timeout: 240_000 }, async (program) => {
  const { folder, without } = program;
  const file = join(root, `${folder.replaceAll('/', '-')}.json`);
  const config = { extends: './examples/ui/tsconfig.json', include: [folder], exclude: without };
  writeFileSync(file, JSON.stringify(config));
  const compiled = promisify(execFile)(join(modules, '.bin/tsc'), ['-p', file]);
  const output = await compiled.catch((error: { stdout: string }) => error);
  expect(output.stdout).toBe('');
});
