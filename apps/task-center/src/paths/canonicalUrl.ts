import { canonicalUrl } from '@exchange/region-env';
import { pathFrom, type PageAddress } from './address.ts';
import { regions } from './regions.ts';

/**
 * Returns the canonical URL to write in a page's HTML, which is the same file on all sites: the page on
 * the global site, or else on the first site that offers its locale. See `canonicalSites` for the others.
 *
 * @throws Error if no site offers the locale
 */
export function canonicalUrlOf(page: PageAddress, path: string): string {
  const address = canonicalOn(regions.siteOrigin('default'), pathFrom(page, path));
  if (address === undefined) {
    throw new Error(
      `No site offers "${page.locale}": remove its messages or add it to an edition.`,
    );
  }
  return address;
}

/**
 * Returns, by locale, the origins of further sites that offer the locale. On these sites, a page in the
 * locale is canonical itself, although `canonicalUrlOf` returns its URL on another site.
 */
export function canonicalSites(): Partial<Record<string, string[]>> {
  const sites: Partial<Record<string, string[]>> = {};
  for (const edition of regions.editions) {
    const origin = regions.siteOrigin(edition);
    for (const { value: locale } of regions.locales(edition)) {
      const page = { locale, isLocaleInPath: true };
      if (canonicalOn(origin, pathFrom(page, '/')) !== canonicalUrlOf(page, '/')) {
        (sites[locale] ??= []).push(origin);
      }
    }
  }
  return sites;
}

function canonicalOn(origin: string, path: string): string | undefined {
  return canonicalUrl(regions, new URL(origin).host, path);
}
