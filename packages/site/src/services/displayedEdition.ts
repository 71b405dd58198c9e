/**
 * Returns the edition that a page displays: the one of its host, or the first one that offers the page's locale if the
 * host's edition does not offer it. What the page offers to visitors must be allowed there.
 *
 * @param offering - editions that offer the locale in the page's URL; empty without a locale
 */
export function displayedEdition<Edition extends string>(
  hostEdition: Edition,
  offering: readonly Edition[],
): Edition {
  return offering.includes(hostEdition) ? hostEdition : (offering[0] ?? hostEdition);
}

/** Returns the editions that offer a locale. */
export function offeringEditions<Edition extends string, Locale extends string>(
  regions: {
    editions: readonly Edition[];
    offers(edition: Edition, locale: Locale): boolean;
  },
  locale: Locale,
): Edition[] {
  return regions.editions.filter((edition) => regions.offers(edition, locale));
}
