import { expect, it } from 'vitest';
import { changelogMarkdown } from './changelog.ts';
import { packageNames } from './packages.ts';

it('lists the unreleased changes of each package', () => {
  const sections = changelogMarkdown().split('\n## ').slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(
    packageNames.map((name) => `@exchange/${name}`),
  );
  const first = sections.filter((text) =>
    text.includes('The first version of all seven packages.'),
  );
  expect(first).toHaveLength(7);
});
