export const siteName = 'exchange-web';

/** Description of the site for search engines and coding assistants. */
export const siteSummary =
  'Seven packages for the front end of a crypto exchange, and a task centre built with them.';

/** Path in front of every page of this build, such as `/1.0`. Empty for the newest version, which is at the root. */
export const base = process.env['NEXT_PUBLIC_DOCS_BASE'] ?? '';

/** Returns the address of a path of the site. Next does it only for its own files. */
export function address(path: string): string {
  return `${base}${path}`;
}
