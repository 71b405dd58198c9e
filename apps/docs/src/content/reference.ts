import { globSync } from 'node:fs';
import { packageNames } from './packages.ts';
import type { Group, Page } from './page.ts';
import { absolutePath, readSource } from './repository.ts';
import { sourceOfSymbol } from './sourceOfSymbol.ts';

/** Folder that `pnpm run reference` writes, one Markdown file per entry of each package. */
export const referenceFolder = 'apps/docs/.reference';

/** Returns the pages of the API reference: one group per package, one page per entry. */
export function referenceGroups(): Group[] {
  const overview: Page = {
    path: '/reference/',
    title: 'How to read it',
    source: 'docs/site/reference.md',
  };
  return [
    { title: 'Reference', pages: [overview] },
    ...packageNames.map((name) => ({ title: name, pages: entryPages(name) })),
  ];
}

function entryPages(name: string): Page[] {
  return globSync('**/*.md', { cwd: absolutePath(`${referenceFolder}/${name}`) })
    .map((file) => file.replace(/\.md$/, ''))
    .filter((entry) => entry !== 'README')
    .sort((a, b) => Number(b === 'index') - Number(a === 'index') || a.localeCompare(b))
    .map((entry) => ({
      path: entry === 'index' ? `/reference/${name}/` : `/reference/${name}/${entry}/`,
      title: entry === 'index' ? `@exchange/${name}` : `/${entry}`,
      source: `${referenceFolder}/${name}/${entry}.md`,
    }));
}

/** Returns the Markdown of an entry, with the import path as its title and a link to the source of each name. */
export function referenceMarkdown({ source }: Page): string {
  const [name = '', ...entry] = source
    .slice(referenceFolder.length + 1)
    .replace(/(\/index)?\.md$/, '')
    .split('/');
  const title = ['@exchange', name, ...entry].join('/');
  return readSource(source)
    .replace(
      /^# .+$/m,
      `# ${title}\n\nAll public names of \`${title}\`, with their types, defaults and errors.`,
    )
    .replaceAll(/^### (\w+)(\(\))?$/gm, (heading, symbol: string) => {
      const address = sourceOfSymbol(name, symbol);
      return address === undefined ? heading : `${heading}\n\n[Source](${address})`;
    });
}
