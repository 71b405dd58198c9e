import { countries, type Country } from '@exchange/exchange-api';
import { usePage } from '@exchange/site/page';
import { useMemo } from 'react';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

/** A country or territory with its name. */
export interface NamedCountry<Region extends string = string> {
  /** ISO 3166-1 alpha-2 code, such as `TR`, or `AC`, `TA` or `XK`, which are unofficial. */
  region: Region;
  /** Name in the page's language. */
  name: string;
}

/** A country or territory with its own phone numbers. */
export interface PhoneCountry extends NamedCountry<CountryCode> {
  /** Calling code with plus sign, such as `+90`. */
  code: string;
}

/**
 * Returns the countries where a customer can live, sorted by name in the given language.
 *
 * @param language - BCP 47 tag
 */
export function residencesIn(language: string): NamedCountry<Country>[] {
  return named(countries, language);
}

/**
 * Returns the countries with phone numbers, sorted by name in the given language.
 *
 * @param language - BCP 47 tag
 */
export function phoneCountriesIn(language: string): PhoneCountry[] {
  return named(getCountries(), language).map((country) => ({
    ...country,
    code: `+${getCountryCallingCode(country.region)}`,
  }));
}

function named<Region extends string>(
  regions: readonly Region[],
  language: string,
): NamedCountry<Region>[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(language);
  return regions
    .map((region) => ({ region, name: names.of(region) ?? region }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Returns the result of one of the functions above, in the page's language. */
export function useCountries<Listed>(countriesIn: (language: string) => Listed): Listed {
  const { locale, regions } = usePage();
  return useMemo(() => countriesIn(regions.languageTag(locale)), [countriesIn, regions, locale]);
}

/**
 * Returns the countries that match a query: a part of the name (prefix matches first), the start of
 * the calling code with or without plus sign, or the region code.
 */
export function findCountries<Listed extends NamedCountry & { code?: string }>(
  listed: readonly Listed[],
  typed: string,
): readonly Listed[] {
  const query = plain(typed);
  if (query === '') return listed;
  const digits = /^\+?(\d+)$/.exec(query)?.[1];
  if (digits !== undefined) return listed.filter(({ code }) => code?.startsWith(`+${digits}`));
  const ranked = listed.flatMap((country) => {
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
