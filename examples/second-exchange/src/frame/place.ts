import { storedLanguage, type EditionOf, type LocaleOf } from '@exchange/region-env';
import { region } from '../../exchange.config.ts';

/** The edition and language of a page. */
export interface Place {
  edition: EditionOf<typeof region.config>;
  locale: LocaleOf<typeof region.config>;
  /** The first segment of the page's path, if it is a language. */
  basename: string;
}

/** Returns the place of a page. Without a language in the address, the stored or the edition's language counts. */
export function placeOf(page: Location, storage: Storage): Place {
  const { edition } = region.resolveHost(page.host, page);
  const { locale } = region.splitPath(page.pathname);
  const stored = storedLanguage(region, storage);
  const remembered = stored !== undefined && region.offers(edition, stored) ? stored : undefined;
  return {
    edition,
    locale: locale ?? remembered ?? region.defaultLocale(edition),
    basename: locale === undefined ? '' : `/${locale}`,
  };
}
