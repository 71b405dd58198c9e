import { usePage, useServices } from '@exchange/site/page';
import type { Edition } from '@exchange/site/regions';

/** Returns the displayed edition. The static HTML has the first one that offers the page's language. */
export function useShownEdition(): Edition {
  const { regions, locale } = usePage();
  const edition = useServices()?.edition;
  return edition ?? regions.editions.find((each) => regions.offers(each, locale)) ?? 'default';
}
