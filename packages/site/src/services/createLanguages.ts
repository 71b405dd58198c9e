import {
  editionUrl,
  rememberLanguage,
  type EditionOf,
  type LanguageOption,
  type LocaleOf,
  type RegionEnv,
} from '@exchange/region-env';
import type { KeyValueStorage } from './browser/safeStorage.ts';
import type { SiteBrand } from '../exchange/exchange.ts';

/** Languages of this site, and the visitor's choice. */
export interface Languages<LocaleToken extends string = string> {
  offered: readonly LanguageOption<LocaleToken>[];
  /** Locale of this host's URLs that have no locale segment. */
  defaultLocale: LocaleToken;
  /**
   * Returns the site to suggest for a locale that this site does not offer. Undefined if this site offers the locale,
   * or the visitor has dismissed the suggestion.
   */
  otherSiteFor(locale: LocaleToken): { name: string; href: string } | undefined;
  /** Stops suggesting the site for a locale, even on later visits. */
  dismissOtherSite(locale: LocaleToken): void;
  /** Returns this page's URL in another language, with another locale segment (spec 2.2). */
  addressIn(locale: LocaleToken): string;
  /** Stores the choice for the next visit. */
  remember(locale: LocaleToken): void;
  /** Stores the language and the navigation in it, which the header skeleton shows on the next visit. */
  cacheNavigation(navigation: object, locale: LocaleToken): void;
}

const dismissedKey = 'exchange:dismissed-site';

export function createLanguages<const Config extends SiteBrand>({
  regions,
  edition,
  domain,
  location,
  storage,
}: {
  regions: RegionEnv<Config>;
  edition: EditionOf<Config>;
  /** Domain of the page. An edition with several may have a default locale for each. */
  domain?: string | undefined;
  location: Pick<Location, 'href'>;
  storage: KeyValueStorage;
}): Languages<LocaleOf<Config>> {
  const { editions, storageKeys } = regions.config;
  const { defaultLocale, editionOf, offers } = regions;
  const remember = (locale: LocaleOf<Config>) => void rememberLanguage(regions, storage, locale);
  return {
    offered: regions.locales(edition),
    defaultLocale: defaultLocale(edition, domain),
    otherSiteFor(locale) {
      if (offers(edition, locale)) return undefined;
      const other = editionOf(locale);
      if (storage.getItem(dismissedKey) === other) return undefined;
      const name = editions.find(({ id }) => id === other)?.domains[0] ?? other;
      return { name, href: editionUrl(regions, other, location.href) };
    },
    dismissOtherSite: (locale) => storage.setItem(dismissedKey, editionOf(locale)),
    addressIn: (locale) => regions.switchLocale(location.href, locale),
    remember,
    cacheNavigation(navigation, locale) {
      remember(locale);
      storage.setItem(storageKeys.navigation, JSON.stringify({ ...navigation, language: locale }));
    },
  };
}
