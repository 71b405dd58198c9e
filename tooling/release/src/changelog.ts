import type { ChangelogFunctions } from '@changesets/types';

/**
 * Changelogs for people who use a package: what changed, in the words of whoever changed it. The first
 * line of a note is its headline; commits are named at its end, where they are in nobody's way, and a
 * dependency that moved is one line however many notes moved it.
 */
const changelog: ChangelogFunctions = {
  getReleaseLine({ summary, commit }) {
    const [headline = '', ...details] = summary
      .trim()
      .split('\n')
      .map((line) => line.trimEnd());
    const origin = commit === undefined ? '' : ` (${commit.slice(0, 7)})`;
    const rest = details.map((line) => (line === '' ? '' : `  ${line}`));
    return [`- ${headline}${origin}`, ...rest].join('\n');
  },
  getDependencyReleaseLine(_changesets, dependencies) {
    if (dependencies.length === 0) return '';
    const names = dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
    return `- Works with ${names.join(', ')}`;
  },
};

export default changelog;
