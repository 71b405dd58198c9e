import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../src/examples/documents.ts';
import { repository } from '../src/publicPackages.ts';

/** Files that a recipe creates have these names. */
const created = /price-?alert|gift_card|\/sv\.|src\/shell\.ts/i;

const recipes = pages(repository).filter((page) => page.startsWith('docs/recipes/'));

/** Whether a file exists in the root, in a workspace or in a dependency of one. */
const exists = (path: string) =>
  globSync([path, `*/*/{.,src,node_modules}/${path}`], { cwd: repository }).length > 0;

it.each(recipes)('%s names files that exist', (page) => {
  const text = readFileSync(join(repository, page), 'utf8');
  const paths = [...text.matchAll(/`([\w-][^`*{}\s]*\/[^`*{}\s]+\.(?:tsx?|json|css|md))`/g)];
  const named = paths.map(([, path = '']) => path).filter((path) => !created.test(path));
  expect(named.filter((path) => !exists(path))).toEqual([]);
});
