import type { ChangelogFunctions } from '@changesets/types';

/**
 * Changelog format for users of a package. Each entry is the text of a changeset. Its first line is the headline, which
 * the commit follows. All updated dependencies share one line.
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
