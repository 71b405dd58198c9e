import { canonicalUrl, type RegionEnv } from '@exchange/region-env';

interface Address {
  locale: string;
  /** Whether the URL contains the locale. */
  isLocaleInPath: boolean;
}

/**
 * Returns the canonical URL to write in a page's HTML, which is the same file on all sites: the page on
 * the global site, or else on the first site that offers its locale. See `canonicalSites` for the others.
 *
 * @param path - path without a locale, such as `/task-center`
 * @throws Error if no site offers the locale
 */
export function canonicalUrlOf(regions: RegionEnv, page: Address, path: string): string {
  const origin = regions.siteOrigin(regions.editions[0] ?? '');
  const address = canonicalOn(regions, origin, localized(regions, page, path));
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
export function canonicalSites(regions: RegionEnv): Partial<Record<string, string[]>> {
  const sites: Partial<Record<string, string[]>> = {};
  for (const edition of regions.editions) {
    const origin = regions.siteOrigin(edition);
    for (const { value: locale } of regions.locales(edition)) {
      const page = { locale, isLocaleInPath: true };
      const own = canonicalOn(regions, origin, localized(regions, page, '/'));
      if (own === canonicalUrlOf(regions, page, '/')) continue;
      sites[locale] = [...(sites[locale] ?? []), origin];
    }
  }
  return sites;
}

function localized(regions: RegionEnv, { locale, isLocaleInPath }: Address, path: string): string {
  return regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
}

function canonicalOn(regions: RegionEnv, origin: string, path: string): string | undefined {
  return canonicalUrl(regions, new URL(origin).host, path);
}
