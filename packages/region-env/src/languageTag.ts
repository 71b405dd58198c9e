import { isLocaleToken, type LocaleToken } from './locale.ts';

/** BCP 47 knows no three-letter regions: ISO 3166 alpha-3 → alpha-2. Decision 4. */
const regions: Readonly<Record<string, string>> = {
  TUR: 'TR',
  KAZ: 'KZ',
  GEO: 'GE',
  IDN: 'ID',
  ARE: 'AE',
};

declare const brand: unique symbol;

/** A valid BCP 47 tag for `lang`, `hreflang` and `Intl`. Made by `languageTag` only. */
export type LanguageTag = string & { readonly [brand]: 'language tag' };

/** The standard's name of a locale: `kk-KAZ` → `kk-KZ`. An unknown token is `en`. */
export function languageTag(token: LocaleToken): LanguageTag {
  const known = isLocaleToken(token) ? token : 'en';
  return known.replace(/[A-Z]{3}$/, (region) => regions[region] ?? region) as LanguageTag;
}

/** The language alone: `ar-ARE` → `ar`. */
export function languageOf(token: string): LanguageTag {
  return token.replace(/-.*/, '') as LanguageTag;
}

/** Right to left for ar-SA and ar-ARE (specification 9), left to right for everything else. */
export function textDirection(token: LocaleToken): 'ltr' | 'rtl' {
  return token === 'ar-SA' || token === 'ar-ARE' ? 'rtl' : 'ltr';
}
