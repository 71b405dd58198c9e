import type { PageAddress } from './address.ts';
import { regions, editions, offers } from './regions.ts';

/**
 * Returns the canonical URL of a page, on the site of its locale's edition. English pages with a
 * locale in their path are one file for two sites. Their URL is relative, so that it resolves to
 * the current site.
 */
export function canonicalAddress({ locale, isLocaleInPath }: PageAddress, path: string): string {
  if (!isLocaleInPath) return regions.localizedUrl(regions.siteOrigin('default'), undefined, path);
  const [edition = 'default', ...others] = editions.filter((each) => offers(each, locale));
  const origin = others.length === 0 ? regions.siteOrigin(edition) : '';
  return regions.localizedUrl(origin, locale, path);
}
