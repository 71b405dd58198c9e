/**
 * Returns the country of residence to suggest: the only country of the edition, else the one that the page's language
 * names. undefined if neither is a country of the edition, because a guess would look like a fact.
 *
 * @param countries - countries of the edition
 * @param tag - language tag (BCP 47) of the page
 */
export function suggestedResidence(countries: readonly string[], tag: string): string | undefined {
  if (countries.length === 1) return countries[0];
  // The main country of a language, which `maximize` returns, says nothing about a visitor.
  const { region } = new Intl.Locale(tag);
  return region !== undefined && countries.includes(region) ? region : undefined;
}
