import { locales as allLocales } from './locales.ts';
import { createResolver, type Explanation, type Finding } from './resolver.ts';
import type { DeepLink, DeepLinkRoute, NativeSchemes } from './route.ts';
import { routes } from './routes.ts';
import type { Row } from './row.ts';
import { siteOrigins as brandOrigins } from './siteOrigins.ts';
import { readTable } from './table.ts';
import { nativePrefixes } from './target.ts';

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

/** From the path on, what `URL` leaves as it is. Sticky: it looks from its `lastIndex`. */
const plain = /(\/[\w-]+)*\/?(\?[!-~]*)?$/y;

/** An escaped control character, `%`, `/` or `\`: servers disagree on paths that have one. */
const hidden = /%([01]|2[5f]|5c|7f)/i;

/**
 * Maps web addresses to links of the native app (spec 2.3).
 *
 * @throws {DeepLinkTableError} where the table or an option is wrong
 */
export function createDeepLinkMapper(options: DeepLinkMapperOptions = {}): DeepLinkMapper {
  return createMapper(readTable(options.routes ?? routes), options);
}

/** Maps by rows that are known to be right. */
export function createMapper(
  rows: readonly Row[],
  options: Omit<DeepLinkMapperOptions, 'routes'> = {},
): DeepLinkMapper {
  const { siteOrigins = brandOrigins, locales = allLocales } = options;
  const resolve = createResolver(rows, locales, nativePrefixes(options));

  function find(address: string): Finding {
    let reason: Finding['reason'] = 'foreign-origin';
    try {
      // Nearly every address is written as `URL` would write it, and read in a fraction of the time.
      const hash = address.indexOf('#');
      const text = hash < 0 ? address : address.slice(0, hash);
      const isPath = text.startsWith('/');
      const start = isPath ? 0 : text.indexOf('/', 8);
      if (isPath || siteOrigins.includes(text.slice(0, start))) {
        const finding = resolve(text, start);
        plain.lastIndex = start;
        if (finding.isExact || plain.test(text)) return finding;
      }

      const { protocol, host, pathname, search } = new URL(
        address,
        isPath ? siteOrigins[0] : undefined,
      );
      // Not `origin`: a blob has that of the page that made it.
      if (siteOrigins.includes(`${protocol}//${host}`)) {
        reason = 'bad-encoding';
        decodeURIComponent(pathname);
        if (/;|\/\//.test(pathname)) reason = 'no-route';
        else if (!hidden.test(pathname)) return resolve(pathname + search, 0);
      }
    } catch {
      // `address` is no text or no address, or its path has a broken escape.
    }
    return { reason };
  }

  return {
    map: (url) => find(url).link,
    explain(url) {
      // eslint-disable-next-line @typescript-eslint/no-unused-vars -- what is left out of it
      const { link, isExact, ...explanation } = find(url);
      return explanation;
    },
  };
}
