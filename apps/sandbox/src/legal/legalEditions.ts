import { regionNames, type Region } from '../taskCenter/callerRegion.ts';

/** A company that operates the site in an edition. */
export interface Company {
  name: string;
  address: string;
  register: string;
  authority: string;
  licence: string;
}

/** Place that the names of an edition's company and authority contain. */
const places: Readonly<Record<Region, string>> = {
  default: 'Global',
  eu: 'EU',
  kz: 'Kazakhstan',
  tr: 'Turkey',
  ge: 'Georgia',
  id: 'Indonesia',
  hk: 'Hong Kong',
  ae: 'UAE',
  nl: 'Netherlands',
};

/** Returns the company that operates the site in an edition. The footer of the site names the same one. */
export function companyOf(edition: string): Company {
  const region = regionNames.find((name) => name === edition) ?? 'default';
  const place = places[region];
  const number = `DEMO-${region.toUpperCase()}-0000`;
  return {
    name: `Exchange Web ${place} (Demo) Ltd`,
    address: '1 Example Street, Example City',
    register: number,
    authority: `Demo Authority ${place}`,
    licence: number,
  };
}

/** Editions whose locales name a country, such as `tr-TUR`. */
const editionsOfCountries: Readonly<Record<string, Region>> = {
  KAZ: 'kz',
  TUR: 'tr',
  TR: 'tr',
  GEO: 'ge',
  IDN: 'id',
  HK: 'hk',
  ARE: 'ae',
  NL: 'nl',
};

/** English versions of the editions that do not offer `en`. */
const englishLocales: Readonly<Record<string, string>> = {
  kz: 'en-KAZ',
  tr: 'en-TR',
  ge: 'en-GEO',
  id: 'en-IDN',
  hk: 'en-HK',
  ae: 'en-ARE',
  nl: 'en-NL',
};

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
  return country === undefined ? 'eu' : (editionsOfCountries[country] ?? 'default');
}

/** Returns the locale and the query of the address of an edition's English version. */
export function englishVersion(edition: string): { locale: string; query: string } {
  return { locale: englishLocales[edition] ?? 'en', query: edition === 'eu' ? '?edition=eu' : '' };
}
