/** Prefix of the URL paths of built files. */
const base = '/task-center/_next/';

/** Matches the script tags that Next writes, except those for browsers without modules (`nomodule`). */
const scriptTags = /<script src="\/task-center\/_next\/([^"]+)" defer(?:="")?><\/script>/g;

/** Returns the names of a page's scripts, in their order, such as `static/chunks/0t5y.js`. */
export function scriptNames(html: string): string[] {
  return [...html.matchAll(scriptTags)].map(([, name = '']) => decodeURIComponent(name));
}

/**
 * Replaces a page's scripts.
 *
 * @param first - names of the scripts that hydrate the page
 * @param late - name of the script that runs after them
 */
export function replaceScripts(html: string, first: readonly string[], late: string): string {
  const tags = [
    ...first.map((name) => `<script src="${base}${name}" defer></script>`),
    `<script src="${base}${late}" defer fetchpriority="low"></script>`,
  ].join('');
  let isFirst = true;
  return html.replace(scriptTags, () => {
    if (!isFirst) return '';
    isFirst = false;
    return tags;
  });
}
