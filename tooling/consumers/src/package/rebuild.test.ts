import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = process.cwd();

/** Returns the digest of every file under `dist`, by file name. */
function digests(root: string): Record<string, string> {
  const files = globSync('dist/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}

it('builds the same bytes in an empty copy of the package, without leftovers from earlier builds', () => {
  const root = mkdtempSync(join(tmpdir(), 'rebuild-'));
  const copy = join(root, 'packages', basename(folder));
  mkdirSync(copy, { recursive: true });
  cpSync(folder, copy, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules', 'reports', '.turbo'].includes(basename(source)),
  });
  symlinkSync(join(folder, 'node_modules'), join(copy, 'node_modules'));
  const base = join(folder, '../../tsconfig.base.json');
  if (existsSync(base)) {
    symlinkSync(base, join(root, 'tsconfig.base.json'));
    symlinkSync(join(folder, '../../tooling'), join(root, 'tooling'));
  }
  execFileSync('pnpm', ['--config.verify-deps-before-run=false', 'run', 'build'], {
    cwd: copy,
    stdio: 'pipe',
  });
  expect(digests(copy)).toEqual(digests(folder));
  rmSync(root, { recursive: true, force: true });
});
