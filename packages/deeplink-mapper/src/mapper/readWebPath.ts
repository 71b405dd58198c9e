import type { Explanation } from './resolver.ts';

/** Path and query of a URL of the site, or the reason why the URL has no link. */
export type WebPath =
  | {
      /** The path without its final slash, empty for `/`. */
      readonly path: string;
      /** The query with its question mark, or empty. */
      readonly search: string;
    }
  | { readonly reason: Exclude<Explanation['reason'], 'ok'> };

/** Matches an escaped control character, `%`, `/` or `\`, which servers interpret differently. */
const hidden = /%([01]|2[5f]|5c|7f)/i;

/**
 * Returns a function that reads the path and query of a URL, or of a path of the first origin. Removes the
 * final slash (spec 2.3). Never throws.
 */
export function createWebPathReader(siteOrigins: readonly string[]): (address: string) => WebPath {
  const plain = plainUrl(siteOrigins);

  return (address) => {
    /** Reason if the next step throws. */
    let reason: 'foreign-origin' | 'bad-encoding' = 'foreign-origin';
    try {
      const base = address.startsWith('/') ? siteOrigins[0] : undefined;
      // Nearly all URLs are already normalised, so they need no `URL`. `hostile.test.ts` compares the results.
      const match = plain.exec(address);
      if (match) return { path: match[1] ?? '', search: match[2] ?? '' };

      const { protocol, host, pathname, search } = new URL(address, base);
      // Compare protocol and host, because a blob URL has the `origin` of the page that created it.
      if (!siteOrigins.includes(`${protocol}//${host}`)) return { reason };
      reason = 'bad-encoding';
      decodeURIComponent(pathname);
      if (/;|\/\//.test(pathname)) return { reason: 'no-route' };
      if (hidden.test(pathname)) return { reason };
      return { path: pathname.replace(/\/$/, ''), search };
    } catch {
      // `address` is not a string or not a valid URL, or its path has an invalid escape.
      return { reason };
    }
  };
}

/** Returns a path without its first segment if that is a locale (spec 2.3). */
export function withoutLocale(path: string, locales: ReadonlySet<string>): string {
  const second = path.indexOf('/', 1);
  const end = second < 0 ? path.length : second;
  return locales.has(path.slice(1, end)) ? path.slice(end) : path;
}

/**
 * Returns a regular expression that matches URLs with these origins, and paths, if `URL` would not
 * change them. Its first group is the path without the final slash, undefined for `/`. Its second group
 * is the query with its question mark.
 */
export function plainUrl(origins: readonly string[]): RegExp {
  const prefix = origins.join('|').replace(/[^\w|]/g, '\\$&');
  return new RegExp(`^(?:${prefix})?(?:((?:/[\\w-]+)+)/?|/)(\\?[!"$-~]*)?(?:#|$)`);
}
