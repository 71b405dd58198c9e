import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import type { RegionEnv } from '@exchange/region-env';

/**
 * Returns the country to preselect: a country with the invitation's calling code, else the country
 * that is common to all language tags of the edition, else the main country of the page's language.
 *
 * @param code - calling code with plus sign, such as `+90`
 */
export function likelyRegion(
  regions: RegionEnv,
  { edition, locale, code = '' }: { edition: string; locale: string; code?: string | undefined },
): CountryCode {
  const likely = byLanguage(regions, edition, locale);
  // If countries share a calling code, the metadata lists the main country first.
  const sharing = metadata.country_calling_codes[code.replace('+', '')] ?? [];
  return sharing.includes(likely) ? likely : (sharing[0] ?? likely);
}

function byLanguage(
  { config, languageTag, locales }: RegionEnv,
  edition: string,
  locale: string,
): CountryCode {
  const named = new Set(locales(edition).map(({ lang }) => countryOf(lang)));
  const [only] = named;
  if (only !== undefined && named.size === 1) return only;
  // The EU edition's English is `en-IE` for search engines and `en` otherwise.
  const offered = config.editions.find(({ id }) => id === edition)?.locales;
  const row = offered?.find(({ token }) => token === locale);
  return countryOf(row?.hreflang ?? languageTag(locale, edition));
}

/** Returns the country that a language tag names, or else the main country of the language. */
function countryOf(tag: string): CountryCode {
  const { region } = new Intl.Locale(tag).maximize();
  return region !== undefined && isSupportedCountry(region) ? region : 'US';
}
