import { Linter } from 'eslint';
import tsParser from 'typescript-eslint';
import { expect, it } from 'vitest';
import { floorOrder } from './floors.js';

const linter = new Linter({ cwd: '/app' });
const order = floorOrder('@apps/task-center');

/** @param {string} file @param {string} code */
function complaints(file, code) {
  const parsing = { files: ['**/*.ts'], languageOptions: { parser: tsParser.parser } };
  return linter.verify(code, [parsing, ...order], `/app/src/${file}`).map((each) => each.message);
}

it.each([
  ['data/a.ts', `import { b } from '../hub/b.ts';`],
  ['data/a.ts', `import type { b } from '../hub/b.ts';`],
  ['data/a.ts', `export { b } from '../hub/b.ts';`],
  ['data/a.ts', `export * from '../hub/deep/b.ts';`],
  ['data/a.ts', `const load = () => import('../hub/b.ts');`],
  ['data/deep/a.ts', `import { b } from '../../hub/b.ts';`],
  ['hub/a.ts', `import { b } from '../faq/b.ts';`],
])('rejects an import from a later floor in %s: %s', (file, code) => {
  const [folder] = file.split('/');
  expect(complaints(file, code)).toEqual([expect.stringContaining(`${folder} must not import`)]);
});

it.each([
  ['data/a.ts', `import { b } from '../services/b.ts';`],
  ['data/deep/a.ts', `import { b } from '../b.ts';`],
  ['data/a.ts', `import { b } from './hub/b.ts';`],
  ['data/a.ts', `import { b } from 'hub';`],
  ['pages/a.ts', `import { b } from '../hub/b.ts';`],
])('accepts any other import in %s: %s', (file, code) => {
  expect(complaints(file, code)).toEqual([]);
});

it.each(['attic/a.ts', 'a.ts'])('rejects %s, which is in no folder with a floor', (file) => {
  expect(complaints(file, 'export {};')).toEqual([expect.stringContaining('has no floor')]);
});
