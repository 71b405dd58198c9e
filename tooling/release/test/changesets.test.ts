import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { publicPackages, repository } from '../src/publicPackages.ts';

const folder = join(repository, '.changeset');
const published = publicPackages().map(({ manifest }) => manifest.name);

// `changeset version` keeps a changeset of a private package, so each release would leave one pending.
it.each(globSync('*.md', { cwd: folder, exclude: ['README.md'] }))(
  '.changeset/%s names only published packages',
  (file) => {
    const [, frontMatter = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    const named = Object.keys(parse(frontMatter) as Record<string, string>);
    expect(named.filter((name) => !published.includes(name))).toEqual([]);
  },
);
