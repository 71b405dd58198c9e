import { locales as allLocales } from './locales.ts';
import { createResolver, type Explanation } from './resolver.ts';
import type { DeepLink, DeepLinkRoute, NativeSchemes } from './route.ts';
import { routes as allRoutes } from './routes.ts';
import { siteOrigins as brandOrigins } from './siteOrigins.ts';
import { readTable } from './table.ts';
import { nativePrefixes } from './target.ts';
import { createTextTable, hashOf } from './textTable.ts';
import { hasBadEscape, readUrl } from './webAddress.ts';

export interface DeepLinkMapperOptions extends NativeSchemes {
  /**
   * Origins whose pages are mapped; a path alone counts as the first one's. Default: each edition's
   * domain, with and without `www.`
   */
  readonly siteOrigins?: readonly string[];
  /** Tokens that are no part of the path when they are its first segment. Default: all of spec 9. */
  readonly locales?: readonly string[];
  /** Default: the table of spec 2.3. */
  readonly routes?: readonly DeepLinkRoute[];
}

export interface DeepLinkMapper {
  /**
   * The native link of a web address or path; `undefined` where there is none. Never throws. A link
   * without values of the address is one frozen object, given again and again.
   */
  map(this: void, url: string): DeepLink | undefined;
  /** Why {@link DeepLinkMapper.map} gives what it gives. Never throws. */
  explain(this: void, url: string): Explanation;
}

/** What hashes of origins leave out: at most `https://`. */
const skip = 8;

/**
 * Maps web addresses to links of the native app (spec 2.3).
 *
 * @throws {DeepLinkTableError} where the table or an option is wrong
 */
export function createDeepLinkMapper(options: DeepLinkMapperOptions = {}): DeepLinkMapper {
  const { siteOrigins = brandOrigins, locales = allLocales, routes = allRoutes } = options;
  const isOrigin = createTextTable(
    siteOrigins.map((origin) => [origin, true]),
    skip,
  );
  const resolve = createResolver(readTable(routes), locales, nativePrefixes(options));

  /** Where nothing stands that `URL` would change: nearly every address, at a fraction of the time. */
  function findPlain(text: string): DeepLink | Explanation | undefined {
    const start = text.charCodeAt(0) === 0x2f ? 0 : text.indexOf('/', skip);
    const isOurs = !start || isOrigin(hashOf(text, skip, start), text, 0, start);
    return isOurs ? resolve(text, start, true) : undefined;
  }

  /** As a browser would. */
  function findByUrl(text: string): DeepLink | Explanation | undefined {
    const url = readUrl(text, siteOrigins[0] ?? '');
    if (!url || !siteOrigins.includes(url.origin)) return { reason: 'foreign-origin' };
    if (hasBadEscape(url.path)) return { reason: 'bad-encoding' };
    if (/;|\/\//.test(url.path)) return { reason: 'no-route' };
    return resolve(url.path + url.query, 0, false);
  }

  function find(url: string): DeepLink | Explanation {
    return (
      (typeof url === 'string' && (findPlain(url) ?? findByUrl(url))) || {
        reason: 'foreign-origin',
      }
    );
  }

  return {
    map(url) {
      const found = find(url);
      return 'url' in found ? found : undefined;
    },
    explain(url) {
      const found = find(url);
      return 'url' in found ? { reason: 'ok', routeId: found.routeId } : found;
    },
  };
}
