import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples, examplesFolder, runExample } from '../src/examples/examples.ts';
import { layExample, outsideFolder } from '../src/examples/outsideFolder.ts';

const names = globSync('*/package.json', { cwd: examplesFolder }).map(dirname).sort();

let root: string;
/** Folder for copies of examples. It is outside `root`, so that imports of undeclared packages fail. */
const outside = mkdtempSync(join(tmpdir(), 'examples-'));
beforeAll(() => {
  root = outsideFolder();
});
afterAll(() => {
  for (const folder of [root, outside]) rmSync(folder, { recursive: true, force: true });
});

const lay = (name: string, copy: string) => layExample(root, name, join(outside, copy));
const run = (name: string, folder: string) =>
  runExample(folder, examples[name] ?? {}, join(outside, 'log'));

it('describes only examples that exist', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(examples)));
});

it.each(names)('the example %s works with the packed packages', async (name) => {
  await expect(run(name, lay(name, name))).resolves.toBeUndefined();
});

it('the bundle of another brand contains nothing of the preset brand', async () => {
  const folder = lay('second-exchange', 'another-brand');
  await runExample(folder, {}, join(outside, 'log'));
  const files = globSync('dist/**/*.{html,js,css}', { cwd: folder });
  const bundle = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(bundle).toContain('northwind.example');
  const brand = /brand\.(com|eu|kz|ge|ae|nl|co\.id)|brand-tr|exchangeapp|ExchangeApp|exchange[:_]/;
  expect(brand.exec(bundle)?.[0]).toBeUndefined();
});
