import type { DeepLinkConfig } from '../table/config.ts';
import { type DeepLink, nativePrefixes } from '../table/nativeLink.ts';
import { readConfig } from '../table/readConfig.ts';
import type { Row } from '../table/row.ts';
import { createResolver, type Explanation, type Finding } from './resolver.ts';

export interface DeepLinkMapper {
  /**
   * Returns the app link of a URL or path, or undefined if it has none. Never throws. Calls for a row
   * without values return the same frozen object.
   */
  map(this: void, url: string): DeepLink | undefined;
  /** Returns the reason for the result of {@link DeepLinkMapper.map}. Never throws. */
  explain(this: void, url: string): Explanation;
}

/** Matches an escaped control character, `%`, `/` or `\`, which servers interpret differently. */
const hidden = /%([01]|2[5f]|5c|7f)/i;

/**
 * Creates a mapper from web URLs to links of the native app (spec 2.3). Checks the options and each row.
 * Does not check whether rows overlap: use `checkRoutes` for that.
 *
 * @throws {DeepLinkError} `badOption` or `badRow`
 */
export function createDeepLinkMapper(config: DeepLinkConfig): DeepLinkMapper {
  return createMapper(readConfig(config), config);
}

/** Creates a mapper from rows that are already validated. */
export function createMapper(
  rows: readonly Row[],
  config: Omit<DeepLinkConfig, 'routes'>,
): DeepLinkMapper {
  const { siteOrigins, locales = [] } = config;
  const resolve = createResolver(rows, locales, nativePrefixes(config));
  const plain = plainUrl(siteOrigins);

  function find(address: string): Finding {
    let reason: Finding['reason'] = 'foreign-origin';
    try {
      const base = address.startsWith('/') ? siteOrigins[0] : undefined;
      // Nearly all URLs are already normalised, so they need no `URL`. `hostile.test.ts` compares the results.
      const match = plain.exec(address);
      if (match) return resolve(match[1] ?? '', match[2] ?? '');

      const { protocol, host, pathname, search } = new URL(address, base);
      // Compare protocol and host, because a blob URL has the `origin` of the page that created it.
      if (siteOrigins.includes(`${protocol}//${host}`)) {
        reason = 'bad-encoding';
        decodeURIComponent(pathname);
        if (/;|\/\//.test(pathname)) reason = 'no-route';
        else if (!hidden.test(pathname)) return resolve(pathname.replace(/\/$/, ''), search);
      }
    } catch {
      // `address` is not a string or not a valid URL, or its path has an invalid escape.
    }
    return { reason };
  }

  return {
    map: (url) => find(url).link,
    explain: (url) => withoutLink(find(url)),
  };
}

function withoutLink({ link: _, ...explanation }: Finding): Explanation {
  return explanation;
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
