import type { Group, Page } from './page.ts';
import { readSource, sourceExists } from './repository.ts';

/** Names of the published packages, in the order of the table in README.md. */
export const packageNames: readonly string[] = [
  ...readSource('README.md').matchAll(/^\| \[`@exchange\/([\w-]+)`\]\(packages\//gm),
].map(([, name = '']) => name);

/** Pages of a package, in addition to its README. */
const furtherPages: Readonly<Record<string, readonly Page[]>> = {
  'quote-socket': [
    {
      path: '/packages/quote-socket/protocol/',
      title: 'Protocol',
      source: 'packages/quote-socket/PROTOCOL.md',
    },
  ],
  ui: [
    {
      path: '/packages/ui/components/',
      title: 'What components support',
      source: 'packages/ui/COMPONENTS.md',
    },
    {
      path: '/packages/ui/development/',
      title: 'Development',
      source: 'packages/ui/DEVELOPMENT.md',
    },
  ],
};

/** The pages of each package. A new package has only its README at first. */
export const packageGroups: readonly Group[] = packageNames.map((name) => ({
  title: name,
  pages: [
    { path: `/packages/${name}/`, title: 'Overview', source: `packages/${name}/README.md` },
    { path: `/packages/${name}/guide/`, title: 'Guide', source: `packages/${name}/GUIDE.md` },
    {
      path: `/packages/${name}/compared/`,
      title: 'Compared with',
      source: `docs/site/compared/${name}.md`,
    },
    ...(furtherPages[name] ?? []),
  ].filter(({ source }) => sourceExists(source)),
}));
