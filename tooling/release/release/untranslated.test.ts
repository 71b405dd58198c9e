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
    emptyTexts(JSON.parse(readFileSync(join(repository, file), 'utf8'))).map(
      (key) => `${file}: ${key}`,
    ),
  );
  expect(untranslated).toEqual([]);
});

/** Returns the keys of all empty texts and lists of a file. */
function emptyTexts(texts: unknown): string[] {
  if (texts === '' || (Array.isArray(texts) && texts.length === 0)) return [''];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, each]) =>
    emptyTexts(each).map((rest) => (rest === '' ? key : `${key}.${rest}`)),
  );
}
