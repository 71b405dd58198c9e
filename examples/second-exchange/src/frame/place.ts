import { storedLanguage, type EditionOf, type LocaleOf } from '@exchange/region-env';
import { region } from '../../exchange.config.ts';

type Edition = EditionOf<typeof region.config>;
type Locale = LocaleOf<typeof region.config>;

/** The edition and language of a page. */
export interface Place {
  edition: Edition;
  locale: Locale;
  /** Language tag of the locale in this edition, for numbers and dates, such as `sv-SE`. */
  language: string;
  /** The first segment of the page's path, if it is a language of the edition. */
  basename: string;
  /** Query that links keep. On a local host, this is the page's: `?edition=` and `?app` have an effect there. */
  search: string;
}

/**
 * Returns the place of a page. Without a language of the edition in the address, the stored language counts, if the edition
 * has it, and otherwise the nearest one.
 */
export function placeOf(page: Location, storage: Storage): Place {
  const { edition, environment } = region.resolveHost(page.host, page);
  const { locale: named } = region.splitPath(page.pathname);
  const locale = [named, storedLanguage(region, storage)].find(
    (each) => each !== undefined && region.offers(edition, each),
  );
  const search = environment === 'local' ? page.search : '';
  return placeIn(edition, locale ?? nearestLocale(edition, named), { named, search });
}

/** Returns the place of a page in an edition. `named`: the language in its address. */
export function placeIn(
  edition: Edition,
  locale: Locale,
  { named, search = '' }: { named?: Locale | undefined; search?: string },
): Place {
  const language = region.languageTag(locale, edition);
  return { edition, locale, language, basename: named === locale ? `/${locale}` : '', search };
}

/** Returns the edition's locale with the same texts as another locale, or the edition's default. */
export function nearestLocale(edition: Edition, locale?: Locale): Locale {
  const sameTexts =
    locale &&
    region
      .locales(edition)
      .find(({ value }) => region.contentLocale(value) === region.contentLocale(locale));
  return sameTexts?.value ?? region.defaultLocale(edition);
}

/** Returns the address to which a page must move, if its edition lacks the language in its address. */
export function movedUrl(page: Location, { locale }: Place): string | undefined {
  const { locale: named } = region.splitPath(page.pathname);
  if (named === undefined || named === locale) return undefined;
  return region.switchLocale(page.href, locale);
}
