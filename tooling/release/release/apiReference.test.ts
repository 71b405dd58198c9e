import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraries, repository } from '../src/published/publicPackages.ts';

const out = mkdtempSync(join(tmpdir(), 'reference-'));

/** Returns what the pattern's group captures in the files, sorted and without duplicates. */
function captured(pattern: RegExp, files: string, cwd: string): string[] {
  const text = globSync(files, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
  const matches = text.join('\n').matchAll(pattern);
  return [...new Set([...matches].map(([, name = '']) => name))].sort();
}

beforeAll(async () => {
  const script = join(import.meta.dirname, '../src/published/apiReference.ts');
  await promisify(execFile)('node', [script, '--out', out]);
}, 300_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

it.each(libraries().map(({ folder }) => basename(folder)))(
  'the reference of %s has exactly one section per name in its API reports',
  (name) => {
    const exported = captured(
      /^export (?:(?:async )?(?:function|class|interface|const|type) |\{ \w+ as )(\w+)/gm,
      '*.api.md',
      join(repository, 'packages', name, 'etc'),
    );
    expect(exported).not.toEqual([]);
    expect(captured(/^### (\w+)/gm, '**/*.md', join(out, name))).toEqual(exported);
  },
);
