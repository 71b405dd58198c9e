import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from './areas.ts';
import { absolutePath, sourceExists } from './repository.ts';

describe('pages', () => {
  it('have different paths that end with a slash', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^\/([\w-]+\/)+$/.test(path))).toEqual([]);
  });

  it('have sources that exist', () => {
    expect(pages.filter(({ source }) => !sourceExists(source))).toEqual([]);
  });

  it('show every documentation file of the repository', () => {
    const files = globSync(
      [
        '*.md',
        'docs/**/*.md',
        '.github/{SECURITY,CODE_OF_CONDUCT}.md',
        '{packages,apps}/*/*.md',
        'examples/README.md',
      ],
      { cwd: absolutePath('.'), exclude: (name) => ['node_modules', 'api'].includes(name) },
    ).filter((file) => !/CHANGELOG\.md$/.test(file));
    const shown = new Set(pages.map(({ source }) => source));
    expect(files.filter((file) => !shown.has(file))).toEqual([]);
  });
});
