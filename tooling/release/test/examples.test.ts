import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { examplesFolder, exampleSource } from '../src/examples/examples.ts';

// Compiles all examples in one TypeScript program, with the built packages. Level `release` compiles each example with
// its own tsconfig.json and the packed packages.
it('the examples have no type errors', { timeout: 240_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'examples-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const modules = join(import.meta.dirname, '../node_modules');
  cpSync(examplesFolder, join(root, 'examples'), {
    recursive: true,
    filter: (file) => !file.endsWith('node_modules'),
  });
  const next = 'second-exchange-next';
  cpSync(exampleSource(next), join(root, 'examples', next), { recursive: true });
  symlinkSync(modules, join(root, 'node_modules'));
  const config = { extends: './examples/ui/tsconfig.json', include: ['examples'] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const compiled = promisify(execFile)(join(modules, '.bin/tsc'), ['-p', root]);
  const output = await compiled.catch((error: { stdout: string }) => error);
  expect(output.stdout).toBe('');
});
