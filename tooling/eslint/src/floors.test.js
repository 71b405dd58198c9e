import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import tsParser from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { floorOrder, floors } from './floors.js';

const repository = join(import.meta.dirname, '../../..');
/** @param {string} name */
const folderOf = (name) =>
  join(repository, name.replace('@exchange', 'packages').replace('@apps', 'apps'));

const linter = new Linter({ cwd: '/app' });
const order = floorOrder([['paths'], ['data'], ['hub', 'market'], ['pages']]);

/** @param {string} file @param {string} code */
function complaints(file, code) {
  const parsing = { files: ['**/*.ts'], languageOptions: { parser: tsParser.parser } };
  return linter.verify(code, [parsing, ...order], `/app/src/${file}`).map((each) => each.message);
}

describe('floorOrder', () => {
  it.each([
    ['data/a.ts', `import { b } from '../hub/b.ts';`],
    ['data/a.ts', `import type { b } from '../hub/b.ts';`],
    ['data/a.ts', `export { b } from '../hub/b.ts';`],
    ['data/a.ts', `export * from '../hub/deep/b.ts';`],
    ['data/a.ts', `const load = () => import('../hub/b.ts');`],
    ['data/deep/a.ts', `import { b } from '../../hub/b.ts';`],
    ['hub/a.ts', `import { b } from '../market/b.ts';`],
  ])('rejects an import from a later floor in %s: %s', (file, code) => {
    const [folder] = file.split('/');
    expect(complaints(file, code)).toEqual([expect.stringContaining(`${folder} must not import`)]);
  });

  it.each([
    ['data/a.ts', `import { b } from '../paths/b.ts';`],
    ['data/deep/a.ts', `import { b } from '../b.ts';`],
    ['data/a.ts', `import { b } from './hub/b.ts';`],
    ['data/a.ts', `import { b } from 'hub';`],
    ['pages/a.ts', `import { b } from '../hub/b.ts';`],
  ])('accepts any other import in %s: %s', (file, code) => {
    expect(complaints(file, code)).toEqual([]);
  });
});

describe.each(Object.entries(floors))('the floors of %s', (name, rows) => {
  it('have all folders', () => {
    expect(rows.flat().sort()).toEqual(
      globSync('*', { cwd: join(folderOf(name), 'src'), withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort(),
    );
  });

  it('are enforced when its files are linted', async () => {
    const cwd = folderOf(name);
    const [[lowest = '']] = rows;
    const { rules } = await new ESLint({ cwd }).calculateConfigForFile(
      join(cwd, `src/${lowest}/a.ts`),
    );
    expect(rules['no-restricted-syntax']).toEqual([
      2,
      floorOrder(rows)[0].rules['no-restricted-syntax'][1],
    ]);
  }, 60_000); // Loading all plugins takes a long time.
});
