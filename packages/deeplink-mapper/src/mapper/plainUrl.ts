/**
 * Returns a regular expression that matches URLs with these origins, and paths, if `URL` would not
 * change them. Its first group is the path without the final slash, undefined for `/`. Its second group
 * is the query with its question mark.
 */
export function plainUrl(origins: readonly string[]): RegExp {
  const prefix = origins.join('|').replace(/[^\w|]/g, '\\$&');
  return new RegExp(`^(?:${prefix})?(?:((?:/[\\w-]+)+)/?|/)(\\?[!"$-~]*)?(?:#|$)`);
}
