import { closestLocale, storedLanguage, type EditionOf, type LocaleOf } from '@exchange/region-env';
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
  /**
   * Query that links keep: the page's on a local host, and `?edition=` where it has an effect, such
   * as on a preview.
   */
  search: string;
}

/**
 * Returns the place of a page. Without a language of the edition in the address, the stored
 * language counts, if the edition has it, and otherwise the closest one, or the default one of the
 * domain.
 */
export function placeOf(page: Location, storage: Storage): Place {
  const { edition, environment, brandDomain } = region.resolveHost(page.host, page);
  const { locale: named } = region.splitPath(page.pathname);
  const locale = [named, storedLanguage(region, storage)].find(
    (each) => each !== undefined && region.offers(edition, each),
  );
  const isChosen = edition !== region.resolveHost(page.host).edition;
  const chosen = isChosen ? `?edition=${edition}` : '';
  const search = environment === 'local' ? page.search : chosen;
  const closest = closestLocale(region, edition, named, brandDomain);
  return placeIn(edition, locale ?? closest, { named, search });
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

/** Returns a path with the query that links keep. A parameter of the path itself counts more. */
export function withSearch(path: string, { search }: Pick<Place, 'search'>): string {
  const url = new URL(path, 'https://site.invalid');
  for (const [name, value] of new URLSearchParams(search)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.pathname + url.search + url.hash;
}

/** Returns the address to which a page must move, if its edition lacks the language in its address. */
export function movedUrl(page: Location, { locale }: Place): string | undefined {
  const { locale: named } = region.splitPath(page.pathname);
  if (named === undefined || named === locale) return undefined;
  return region.switchLocale(page.href, locale);
}
