/**
 * Returns an expression for URLs of these origins, and paths, that `URL` would not change. Its groups are the path
 * without the final slash, undefined for `/`, and the query with its question mark.
 */
export function plainUrl(origins: readonly string[]): RegExp {
  const prefix = origins.join('|').replace(/[^\w|]/g, '\\$&');
  return new RegExp(`^(?:${prefix})?(?:((?:/[\\w-]+)+)/?|/)(\\?[!"$-~]*)?(?:#|$)`);
}
