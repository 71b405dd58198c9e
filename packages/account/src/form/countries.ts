import { usePage } from '@exchange/site/page';
import { useMemo } from 'react';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

/** A country or territory with its own phone numbers. */
export interface Country {
  /** ISO 3166-1 alpha-2 code, such as `TR`, or `AC`, `TA` or `XK`, which are unofficial. */
  region: CountryCode;
  /** Name in the page's language. */
  name: string;
  /** Calling code with plus sign, such as `+90`. */
  code: string;
}

/**
 * Returns all countries, sorted by name in the given language.
 *
 * @param language - BCP 47 tag
 */
export function countriesIn(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((region) => ({
      region,
      name: names.of(region) ?? region,
      code: `+${getCountryCallingCode(region)}`,
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Returns all countries, sorted by name in the page's language. */
export function useCountries(): readonly Country[] {
  const { locale, regions } = usePage();
  return useMemo(() => countriesIn(regions.languageTag(locale)), [regions, locale]);
}

/**
 * Returns the countries that match a query: a part of the name (prefix matches first), the start of
 * the calling code with or without plus sign, or the region code.
 */
export function findCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const query = plain(typed);
  if (query === '') return countries;
  const digits = /^\+?(\d+)$/.exec(query)?.[1];
  if (digits !== undefined) return countries.filter(({ code }) => code.startsWith(`+${digits}`));
  const ranked = countries.flatMap((country) => {
    const at = plain(country.name).indexOf(query);
    if (country.region === query) return [{ country, rank: 0 }];
    if (at === -1) return [];
    return [{ country, rank: at === 0 ? 1 : 2 }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ country }) => country);
}

/**
 * Removes accents, case and surrounding spaces, so that `turkiye` matches `Türkiye`. Only upper case unites `ı` and
 * `i`.
 */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toUpperCase();
}
