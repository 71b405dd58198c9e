/** An escaped control character, `%`, `/` or `\`. Exported for the test that proves it linear. */
export const hidden = /%([01]|2[5f]|5c|7f)/i;

/**
 * The URL of an address or of a path, which counts as one of `base`; `undefined` where it is none. Not
 * `url.origin` says whose it is: a blob has that of the page that made it.
 */
export function readUrl(
  text: string,
  base: string,
): { readonly origin: string; readonly path: string; readonly query: string } | undefined {
  try {
    const url = text.startsWith('/') ? new URL(text, base) : new URL(text);
    return { origin: `${url.protocol}//${url.host}`, path: url.pathname, query: url.search };
  } catch {
    return undefined;
  }
}

/**
 * Does the path hold an escape that is broken, hides a separator, or escapes another one (`%252F`)?
 * Servers disagree on such paths, so no row takes them.
 */
export function hasBadEscape(path: string): boolean {
  try {
    decodeURIComponent(path);
  } catch {
    return true;
  }
  return hidden.test(path);
}
