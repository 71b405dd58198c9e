import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../src/examples/documents.ts';
import { libraries, repository, workspacePackages } from '../src/publicPackages.ts';

/** Returns the URL fragments of a page's headings, as GitHub generates them. */
function fragments(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Matches the address of a file or folder on GitHub, with which the READMEs of packages link to other folders. */
const pathInRepository =
  /^https:\/\/github\.com\/exchange-web\/exchange-web\/(?:blob|tree)\/main\/(.+)/;

it.each(pages(repository))('%s links to files and headings that exist', (page) => {
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');
  const text = read(page).replaceAll(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    const absolute = pathInRepository.exec(link)?.[1];
    if (absolute === undefined && /^[a-z]+:/.test(link)) return false;
    const [path = '', fragment] = (absolute ?? link).split('#');
    const file = path === '' ? page : join(absolute === undefined ? dirname(page) : '.', path);
    if (!existsSync(join(repository, file))) return true;
    return fragment !== undefined && !fragments(read(file)).includes(fragment);
  });
  expect(broken).toEqual([]);
});

it('docs/specification.md has the files of each section, and they name theirs', () => {
  const text = readFileSync(join(repository, 'docs/specification.md'), 'utf8');
  const numbers = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => number!);
  const sections = numbers(/^##+ (\d(?:\.\d)?)\.? /gm);
  const whole = sections.filter((each) => !sections.some((part) => part.startsWith(`${each}.`)));
  expect([...new Set(numbers(/^\| (\d(?:\.\d)?) +\| .*\]\(\.\.\//gm))]).toEqual(whole);
  const silent = numbers(/\]\(\.\.\/(packages\/[^)]+\.(?:tsx?|css))\)/g).filter(
    (file) => !/\bspec \d/i.test(readFileSync(join(repository, file), 'utf8')),
  );
  expect(silent).toEqual([]);
});

it.each(['docs/architecture.md', 'docs/architecture.svg'])('%s names every workspace', (file) => {
  const text = readFileSync(join(repository, file), 'utf8');
  const names = workspacePackages().map(({ folder }) => basename(folder));
  expect(names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))).toEqual(
    [],
  );
});

it('README.md states sizes that are close to the budgets', () => {
  const text = readFileSync(join(repository, 'README.md'), 'utf8');
  for (const { folder, manifest } of libraries()) {
    const row = new RegExp(`\\(${folder}\\) .*\\| ([\\d.]+) kB +\\|`).exec(text);
    const whole = manifest['size-limit']?.find(
      (budget) => budget.path === 'dist/index.js' && budget.import === undefined,
    );
    const [size, budget] = [row?.[1], whole?.limit].map((words) => parseFloat(words ?? ''));
    // A stated size above its budget, or far below it, is out of date.
    expect(size, folder).toBeLessThanOrEqual(budget!);
    expect(size, folder).toBeGreaterThan(budget! * 0.9);
  }
});
