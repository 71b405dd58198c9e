import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../src/examples/documents.ts';
import { repository } from '../src/publicPackages.ts';

/** Files that a recipe creates have these names. */
const created = /price-?alert|gift_card|\/sv\.|src\/shell\.ts/i;

const recipes = pages(repository).filter((page) => page.startsWith('docs/recipes/'));

/** Returns the paths of the files that a recipe names from the root, from a workspace or from a dependency of one. */
const filesOf = (path: string) =>
  globSync([path, `*/*/{.,src,node_modules}/${path}`], { cwd: repository });

it.each(recipes)('%s names files that exist', (page) => {
  const text = readFileSync(join(repository, page), 'utf8');
  const paths = [...text.matchAll(/`([\w-][^`*{}\s]*\/[^`*{}\s]+\.(?:tsx?|json|css|md))`/g)];
  const missing = paths.filter(([, path = '']) => !created.test(path) && !filesOf(path).length);
  expect(missing.map(([, path]) => path)).toEqual([]);
});
