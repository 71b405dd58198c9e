import type { RegionConfig } from '../config.ts';
import { editions, type Edition } from '../edition.ts';
import { hasSite, serviceOrigin } from '../host/endpoints.ts';
import type { Host } from '../host/host.ts';
import { offers } from './locale.ts';
import { localizedUrl, splitPath } from './localePath.ts';

/**
 * Returns the URL that search engines index for a page that several hosts serve: the host's own site
 * if it offers the page's locale, otherwise the first site that does. Pages without a locale are indexed
 * on the global site. Returns undefined for pages that must not be indexed: all pages outside
 * production, and locales that no site offers.
 */
export function canonicalUrl(
  { environment, edition: current }: Host,
  path: string,
  config: RegionConfig,
): string | undefined {
  if (environment !== 'prod') return undefined;
  const { locale, path: bare } = splitPath(path);
  const candidates: readonly Edition[] = locale ? [current, ...editions] : ['default', current];
  const edition = candidates.find(
    (each) => hasSite(each, config) && (locale === undefined || offers(each, locale)),
  );
  return edition && localizedUrl(serviceOrigin('www', edition, 'prod', config), locale, bare);
}
