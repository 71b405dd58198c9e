/** `pnpm run generate` replaces the text between these markers. */
const start = '<!-- prettier-ignore-start -->\n\n';
const end = '\n<!-- prettier-ignore-end -->';

/** Returns the guide with the text between the two markers replaced by the table. */
export function withTable(guide: string, table: string): string {
  const from = guide.indexOf(start);
  const to = guide.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(
      'GUIDE.md has no markers for the route table. Restore the prettier-ignore comments around it.',
    );
  return guide.slice(0, from + start.length) + table + guide.slice(to);
}
