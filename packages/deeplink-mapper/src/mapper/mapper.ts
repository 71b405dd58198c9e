import type { DeepLinkConfig } from '../table/config.ts';
import { createQueryKeeper } from '../table/keptQuery.ts';
import { type DeepLink, nativePrefixes } from '../table/nativeLink.ts';
import { readConfig } from '../table/readConfig.ts';
import type { Row } from '../table/row.ts';
import { createWebPathReader } from './readWebPath.ts';
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

/**
 * Creates a mapper from web URLs to links of the native app. Checks the options and each row.
 * Does not check whether rows overlap: use `checkRoutes` for that.
 *
 * @throws {DeepLinkError} `badOption` or `badRow`
 */
export function createDeepLinkMapper(config: DeepLinkConfig): DeepLinkMapper {
  return createMapper(readConfig(config, ['scheme', 'siteOrigins']), config);
}

/** Creates a mapper from rows that are already validated. */
export function createMapper(
  rows: readonly Row[],
  config: Omit<DeepLinkConfig, 'routes'>,
): DeepLinkMapper {
  const { siteOrigins, locales = [] } = config;
  const readWebPath = createWebPathReader(siteOrigins);
  const keep = createQueryKeeper(config.keep, rows);
  const resolve = createResolver(rows, { locales, prefixes: nativePrefixes(config), keep });

  function find(address: string): Finding {
    const webPath = readWebPath(address);
    return 'reason' in webPath ? webPath : resolve(webPath.path, webPath.search);
  }

  return {
    map: (url) => find(url).link,
    explain: (url) => withoutLink(find(url)),
  };
}

function withoutLink({ link: _, ...explanation }: Finding): Explanation {
  return explanation;
}
