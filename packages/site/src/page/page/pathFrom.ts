import type { LocaleToken, Regions } from '../../exchange/regions.ts';

/** A page's locale, and whether its URL contains the locale. */
export interface PageAddress {
  /** Hosts, editions and locales of the brand. */
  regions: Regions;
  /** Locale of the page. Pages whose URL has no locale segment use `defaultLocale`. */
  locale: LocaleToken;
  /** Whether the URL contains the locale. Links on the page then contain it, too. */
  isLocaleInPath: boolean;
  /** Edition that links keep in their query, if the host does not decide it, such as on a preview. */
  edition?: string | undefined;
}

/** Adds the page's locale and edition to a path of this site if the page's own URL contains them. */
export function pathFrom(
  { regions, locale, isLocaleInPath, edition }: PageAddress,
  path: string,
): string {
  const address = regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
  if (edition === undefined) return address;
  const [, start = '', hash = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  return `${start}${start.includes('?') ? '&' : '?'}edition=${edition}${hash}`;
}
