import { canonicalUrl } from '@exchange/region-env';
import type { PageAddress } from '@exchange/site/page';
import { regions } from './regions.ts';

type Address = Omit<PageAddress, 'regions'>;

/**
 * Returns the canonical URL to write in a page's HTML, which is the same file on all sites: the page on
 * the global site, or else on the first site that offers its locale. See `canonicalSites` for the others.
 *
 * @throws Error if no site offers the locale
 */
export function canonicalUrlOf(page: Address, path: string): string {
  const address = canonicalOn(regions.siteOrigin('default'), localized(page, path));
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
      if (canonicalOn(origin, localized(page, '/')) !== canonicalUrlOf(page, '/')) {
        (sites[locale] ??= []).push(origin);
      }
    }
  }
  return sites;
}

/** Like `pathFrom`, but build scripts cannot import `@exchange/site/page`, because Node does not run JSX. */
function localized({ locale, isLocaleInPath }: Address, path: string): string {
  return regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
}

function canonicalOn(origin: string, path: string): string | undefined {
  return canonicalUrl(regions, new URL(origin).host, path);
}
