import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicPackages, repository } from '../src/publicPackages.ts';

const out = mkdtempSync(join(tmpdir(), 'reference-'));
const read = (files: string, cwd: string) =>
  globSync(files, { cwd })
    .map((file) => readFileSync(join(cwd, file), 'utf8'))
    .join('\n');

beforeAll(async () => {
  const script = join(import.meta.dirname, '../src/apiReference.ts');
  await promisify(execFile)('node', [script, '--out', out]);
}, 300_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

it.each(publicPackages().map(({ folder }) => basename(folder)))(
  'the reference of %s has every name of its API report',
  (name) => {
    const report = read('*.api.md', join(repository, 'packages', name, 'etc'));
    const names = [
      ...report.matchAll(/^export (?:async )?(?:function|class|interface|const|type) (\w+)/gm),
    ];
    const reference = read('**/*.md', join(out, name));
    expect(names.length).toBeGreaterThan(3);
    const missing = names
      .map(([, word = '']) => word)
      .filter((word) => !new RegExp(`\\b${word}\\b`).test(reference));
    expect(missing).toEqual([]);
  },
);
