import { expect, it } from 'vitest';
import { unusedFiles } from './removeUnusedFiles.ts';

const manifest = '{ "exports": { ".": "./dist/index.js" }, "bin": "./dist/cli.js" }';
const current = {
  'package.json': manifest,
  'dist/index.js': 'import "./chunk-NEW.js";',
  'dist/index.d.ts': 'export { A } from "./a-Dx1.js";',
  'dist/a-Dx1.d.ts': '',
  'dist/chunk-NEW.js': 'import("./lazy-N1.js")',
  'dist/lazy-N1.js': '',
  'dist/cli.js': '',
};

it('needs what the entries import, directly or not', () => {
  expect(unusedFiles(manifest, new Map(Object.entries(current)))).toEqual([]);
});

it('does not need chunks of an earlier build, even if they import each other', () => {
  const old = { 'dist/chunk-OLD.js': 'import "./lazy-O1.js"', 'dist/lazy-O1.js': 'chunk-OLD' };
  const files = new Map(Object.entries({ ...old, ...current }));
  expect(unusedFiles(manifest, files)).toEqual(Object.keys(old));
});
