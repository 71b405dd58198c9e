/** `pnpm run generate` replaces the text between these markers. */
const start = '<!-- prettier-ignore-start -->\n\n';
const end = '\n<!-- prettier-ignore-end -->';

/** Returns the README with the table between the two markers. */
export function withTable(readme: string, table: string): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(
      'README.md has no markers for the route table. Restore the prettier-ignore comments around it.',
    );
  return readme.slice(0, from + start.length) + table + readme.slice(to);
}
