import type { CompleteConfig } from '../config.ts';
import type { Host } from '../host/host.ts';
import { siteOrigin } from '../host/siteOrigin.ts';
import type { Locales } from './locales.ts';

/**
 * Returns the URL that search engines index for a page that several hosts serve: the host's own site
 * if it offers the page's locale, otherwise the first site that does. Pages without a locale are indexed
 * on the global site. Returns undefined outside production, where pages must not be indexed.
 */
export function canonicalUrl(
  { environment, edition }: Host,
  path: string,
  { splitPath, localizedUrl, offers, editionOf }: Locales,
  config: CompleteConfig,
): string | undefined {
  if (environment !== 'prod') return undefined;
  const { locale, path: bare } = splitPath(path);
  const site =
    locale === undefined
      ? config.editions[0].id
      : offers(edition, locale)
        ? edition
        : editionOf(locale);
  return localizedUrl(siteOrigin(site, environment, config), locale, bare);
}
