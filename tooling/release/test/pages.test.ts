import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../src/documents.ts';
import { publicPackages, repository } from '../src/publicPackages.ts';

/** The fragments of a page's headings, as hosts of Markdown make them. */
function fragments(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it.each(pages(repository))('%s links to files and headings that exist', (page) => {
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');
  const text = read(page).replaceAll(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', fragment] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(repository, file))) return true;
    return fragment !== undefined && !fragments(read(file)).includes(fragment);
  });
  expect(broken).toEqual([]);
});

it('README.md gives sizes within the budgets', () => {
  const text = readFileSync(join(repository, 'README.md'), 'utf8');
  for (const { folder, manifest } of publicPackages()) {
    const row = new RegExp(`\\(${folder}\\) .*\\| ([\\d.]+) kB +\\|`).exec(text);
    const whole = manifest['size-limit']?.find(
      (budget) => budget.path === 'dist/index.js' && budget.import === undefined,
    );
    const [size, budget] = [row?.[1], whole?.limit].map((words) => parseFloat(words ?? ''));
    // The size was measured: it is below the budget, and near it.
    expect(size, folder).toBeLessThanOrEqual(budget!);
    expect(size, folder).toBeGreaterThan(budget! * 0.9);
  }
});

it('every public package has a page to get started with', () => {
  const missing = publicPackages()
    .map(({ folder }) => `docs/getting-started/${folder.replace('packages/', '')}.md`)
    .filter((page) => !existsSync(join(repository, page)));
  expect(missing).toEqual([]);
});
