import type { RegionEnv } from '../regionEnv.ts';
import { indexedPath } from './localePath.ts';

/**
 * Returns the URL that search engines index for a page that several hosts serve: the host's own site if
 * it offers the page's locale, otherwise the first site that does. Pages without a locale are indexed on
 * the global site. The result has no query and no hash.
 *
 * Returns undefined outside production, because those pages must not be indexed. Send
 * `X-Robots-Tag: noindex` for them.
 */
export function canonicalUrl(region: RegionEnv, host: string, path: string): string | undefined {
  const { environment, edition } = region.resolveHost(host);
  if (environment !== region.environments[0]) return undefined;
  const { locale } = region.splitPath(path);
  const site = region.siteOrigin(indexedEdition(region, edition, locale));
  return site + region.switchLocale(indexedPath(path), locale);
}

function indexedEdition(region: RegionEnv, own: string, locale: string | undefined): string {
  if (locale === undefined) return region.config.editions[0].id;
  return region.offers(own, locale) ? own : region.editionOf(locale);
}
