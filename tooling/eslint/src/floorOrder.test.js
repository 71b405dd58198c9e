import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import tsParser from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { floorOrder } from './floorOrder.js';
import { floors } from './floors.js';

const repository = join(import.meta.dirname, '../../..');
const app = join(repository, 'apps/task-center');

const linter = new Linter({ cwd: '/app' });
const order = [['paths'], ['data'], ['hub', 'market'], ['pages']];

/** @param {string} file @param {string} code */
function complaints(file, code) {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tsParser.parser },
    plugins: { floors: { rules: { order: floorOrder } } },
    rules: { 'floors/order': ['error', { src: '/app/src', floors: order }] },
  };
  return linter.verify(code, config, `/app/src/${file}`).map(({ message }) => message);
}

describe('floorOrder', () => {
  it.each([
    ['data/a.ts', `import { b } from '../hub/b.ts';`],
    ['data/a.ts', `import type { b } from '../hub/b.ts';`],
    ['data/a.ts', `export { b } from '../hub/b.ts';`],
    ['data/a.ts', `export * from '../hub/deep/b.ts';`],
    ['data/a.ts', `const load = () => import('../hub/b.ts');`],
    ['data/a.ts', `type B = import('../hub/b.ts').B;`],
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
    ['data/a.ts', `import { b } from '../../test/b.ts';`],
    ['data/a.ts', `import { b } from 'hub';`],
    ['pages/a.ts', `import { b } from '../hub/b.ts'; export const c = b;`],
    ['pages/a.ts', `const load = (name) => import(name);`],
  ])('accepts an import from an earlier floor or from outside `src` in %s: %s', (file, code) => {
    expect(complaints(file, code)).toEqual([]);
  });

  it.each([
    ['attic/a.ts', 'export {};'],
    ['a.ts', 'export {};'],
    ['data/a.ts', `import { b } from '../attic/b.ts';`],
  ])('rejects a folder that has no floor in %s: %s', (file, code) => {
    expect(complaints(file, code)).toEqual([expect.stringContaining('has no floor')]);
  });
});

describe('floors', () => {
  it('are enforced when the task centre is linted', async () => {
    const config = await new ESLint({ cwd: app }).calculateConfigForFile(
      join(app, 'src/data/a.ts'),
    );
    const options = { src: join(app, 'src'), floors: floors['@apps/task-center'] };
    expect(config.rules['floors/order']).toEqual([2, options]);
  }, 60_000); // Loading all plugins takes a long time.

  it.each(
    Object.entries(floors).flatMap(([name, rows]) =>
      rows
        .flat()
        .map((folder) => `${name.replace('@exchange', 'packages').replace('@', '')}/src/${folder}`),
    ),
  )('list the folder %s, which exists', (folder) => {
    expect(existsSync(join(repository, folder))).toBe(true);
  });
});
