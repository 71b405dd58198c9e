import { editions, offers } from '@exchange/region-env';
import type { Page } from './PageContext.tsx';
import { regions } from './regions.ts';

/**
 * The one address of a page that search engines keep: on the site of the edition that its locale
 * belongs to. English in the path belongs to two sites, which are served the same file; its address
 * is relative, so that each site's own is kept.
 */
export function canonicalAddress(
  { locale, isLocaleInPath }: Pick<Page, 'locale' | 'isLocaleInPath'>,
  path: string,
): string {
  if (!isLocaleInPath) return regions.localizedUrl(regions.siteOrigin('default'), undefined, path);
  const [edition = 'default', ...others] = editions.filter((each) => offers(each, locale));
  const origin = others.length === 0 ? regions.siteOrigin(edition) : '';
  return regions.localizedUrl(origin, locale, path);
}
