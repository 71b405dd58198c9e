import type { LocaleToken, Regions } from '../../exchange/regions.ts';

/** A page's locale, and whether its URL contains the locale. */
export interface PageAddress {
  /** Hosts, editions and locales of the brand. */
  regions: Regions;
  /** Locale of the page. Pages whose URL has no locale segment use `defaultLocale`. */
  locale: LocaleToken;
  /** Whether the URL contains the locale. Links on the page then contain it, too. */
  isLocaleInPath: boolean;
}

/** Adds the page's locale to a path of this site if the page's own URL contains the locale. */
export function pathFrom({ regions, locale, isLocaleInPath }: PageAddress, path: string): string {
  return regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
}
