import { regions, type LocaleToken } from './regions.ts';

/** Locale of a page, and the form of its address. */
export interface PageAddress {
  /** Locale of the page. Addresses without a locale use `defaultLocale`. */
  locale: LocaleToken;
  /** Whether the address contains the locale. Links on the page use the same form. */
  isLocaleInPath: boolean;
}

/** Returns a path of this site with or without locale, as in the page's own address. */
export function pathFrom({ locale, isLocaleInPath }: PageAddress, path: string): string {
  return regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
}
