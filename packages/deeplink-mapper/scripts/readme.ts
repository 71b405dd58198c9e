/** `pnpm run generate` renews what is between them. */
const start = '<!-- prettier-ignore-start -->\n\n';
const end = '\n<!-- prettier-ignore-end -->';

/** The README with this table between its two marks. */
export function withTable(readme: string, table: string): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error('The README lacks the marks of the route table.');
  return readme.slice(0, from + start.length) + table + readme.slice(to);
}
