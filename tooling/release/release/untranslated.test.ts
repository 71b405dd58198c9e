import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

// New English texts may be merged before their translations (decision 27), but not released.
it.each([
  ['pages', '{apps,packages}/*/messages/*/*.json'],
  ["the sandbox's catalogue", 'apps/sandbox/catalogue/*.json'],
])('has no untranslated texts of %s (`pnpm texts:status` counts them)', (_, pattern) => {
  const files = globSync(pattern, { cwd: repository });
  expect(files).not.toEqual([]);
  const untranslated = files.flatMap((file) =>
    readFileSync(join(repository, file), 'utf8')
      .split('\n')
      .filter((line) => /: *(""|\[\]),?$/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(untranslated).toEqual([]);
});
