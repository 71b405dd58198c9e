import { regionNames, type Region } from '../taskCenter/callerRegion.ts';

/** A company that operates the site in an edition. */
export interface Company {
  name: string;
  address: string;
  register: string;
  authority: string;
  licence: string;
}

interface LegalEdition {
  /** Part of the names of the company and its authority. */
  place: string;
  /** Countries that the edition's locales name, such as `TUR` in `tr-TUR`. */
  countries: readonly string[];
  /** English version of the pages. Several editions offer `en`. */
  englishLocale: string;
}

const editions: Readonly<Record<Region, LegalEdition>> = {
  default: { place: 'Global', countries: [], englishLocale: 'en' },
  eu: { place: 'EU', countries: [], englishLocale: 'en' },
  kz: { place: 'Kazakhstan', countries: ['KAZ'], englishLocale: 'en-KAZ' },
  tr: { place: 'Turkey', countries: ['TUR', 'TR'], englishLocale: 'en-TR' },
  ge: { place: 'Georgia', countries: ['GEO'], englishLocale: 'en-GEO' },
  id: { place: 'Indonesia', countries: ['IDN'], englishLocale: 'en-IDN' },
  hk: { place: 'Hong Kong', countries: ['HK'], englishLocale: 'en-HK' },
  ae: { place: 'UAE', countries: ['ARE'], englishLocale: 'en-ARE' },
  nl: { place: 'Netherlands', countries: ['NL'], englishLocale: 'en-NL' },
};

/** Returns the company that operates the site in an edition. The footer of the site names the same one. */
export function companyOf(edition: string): Company {
  const region = regionOf(edition);
  const { place } = editions[region];
  const number = `DEMO-${region.toUpperCase()}-0000`;
  return {
    name: `Exchange Web ${place} (Demo) Ltd`,
    address: '1 Example Street, Example City',
    register: number,
    authority: `Demo Authority ${place}`,
    licence: number,
  };
}

/**
 * Returns the edition that the site displays in a locale. Only `en` is offered by several.
 *
 * @param requestedEdition - the edition without a locale, and with `en` if it offers that locale
 * @param locale - undefined without a locale in the path
 */
export function displayedEdition(requestedEdition: string, locale: string | undefined): string {
  if (locale === undefined) return requestedEdition;
  if (locale === 'en') return requestedEdition === 'eu' ? 'eu' : 'default';
  const [, country] = locale.split('-');
  if (country === undefined) return 'eu';
  return regionNames.find((name) => editions[name].countries.includes(country)) ?? 'default';
}

/** Returns the locale and the query of the address of an edition's English version. */
export function englishVersion(edition: string): { locale: string; query: string } {
  const { englishLocale: locale } = editions[regionOf(edition)];
  return { locale, query: edition === 'eu' ? '?edition=eu' : '' };
}

function regionOf(edition: string): Region {
  return regionNames.find((name) => name === edition) ?? 'default';
}
