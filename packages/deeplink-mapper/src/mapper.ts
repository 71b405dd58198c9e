import { locales as allLocales } from './locales.ts';
import { createResolver, type Explanation } from './resolver.ts';
import type { DeepLink, DeepLinkRoute, NativeSchemes } from './route.ts';
import { routes as allRoutes } from './routes.ts';
import { siteOrigins as brandOrigins } from './siteOrigins.ts';
import { readTable } from './table.ts';
import { nativePrefixes } from './target.ts';
import { createTextTable } from './textTable.ts';
import { readByUrl, readPlain } from './webAddress.ts';

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
  /** The native link of a web address or path; `undefined` where there is none. Never throws. */
  map(this: void, url: string): DeepLink | undefined;
  /** Why {@link DeepLinkMapper.map} gives what it gives. Never throws. */
  explain(this: void, url: string): Explanation;
}

/**
 * Maps web addresses to links of the native app (spec 2.3).
 *
 * @throws {DeepLinkTableError} where the table or an option is wrong
 */
export function createDeepLinkMapper(options: DeepLinkMapperOptions = {}): DeepLinkMapper {
  const { siteOrigins = brandOrigins, locales = allLocales, routes = allRoutes } = options;
  const origins = createTextTable(new Map(siteOrigins.map((origin) => [origin, true])));
  const [base = ''] = siteOrigins;
  const resolve = createResolver(readTable(routes), locales, nativePrefixes(options));

  function find(url: string): DeepLink | Explanation {
    const address =
      typeof url === 'string' && (readPlain(url, origins, base) ?? readByUrl(url, origins, base));
    return address ? resolve(address) : { reason: 'foreign-origin' };
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
