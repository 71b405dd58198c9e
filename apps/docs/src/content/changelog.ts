import { globSync } from 'node:fs';
import { packageNames } from './packages.ts';
import { absolutePath, readSource, sourceExists } from './repository.ts';

/** Markdown file with the introduction of the changelog page. */
export const changelogSource = 'docs/site/changelog.md';

/** Returns the unreleased changes of each package from the changesets, then the released ones. */
export function changelogMarkdown(): string {
  const changes = unreleased();
  const sections = packageNames.map((name) => {
    const released = `packages/${name}/CHANGELOG.md`;
    return [
      `## @exchange/${name}`,
      ...(changes.get(`@exchange/${name}`) ?? []),
      sourceExists(released)
        ? readSource(released)
            .replace(/^# .+\n/, '')
            .replaceAll(/^##/gm, '###')
        : '',
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  return [readSource(changelogSource).trim(), ...sections].join('\n\n');
}

/** Returns the descriptions in the changesets, by package. */
function unreleased(): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const file of globSync('.changeset/*.md', { cwd: absolutePath('.') }).sort()) {
    const [, names, text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(readSource(file)) ?? [];
    for (const [, name = ''] of (names ?? '').matchAll(/^'(.+)': \w+$/gm)) {
      texts.set(name, [...(texts.get(name) ?? []), text.trim()]);
    }
  }
  return texts;
}
