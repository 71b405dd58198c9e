import { isLocaleToken, type LocaleToken } from './locale.ts';

/** ISO 3166 alpha-3 → alpha-2, because BCP 47 has no alpha-3 regions (decision 4). */
const regions: Readonly<Record<string, string>> = {
  TUR: 'TR',
  KAZ: 'KZ',
  GEO: 'GE',
  IDN: 'ID',
  ARE: 'AE',
};

declare const brand: unique symbol;

/** A valid BCP 47 tag for `lang`, `hreflang` and `Intl`. Only `languageTag` returns this type. */
export type LanguageTag = string & { readonly [brand]: 'language tag' };

/** Returns the BCP 47 tag of a locale: `kk-KAZ` → `kk-KZ`. Returns `en` for unknown tokens. */
export function languageTag(token: LocaleToken): LanguageTag {
  const known = isLocaleToken(token) ? token : 'en';
  return known.replace(/[A-Z]{3}$/, (region) => regions[region] ?? region) as LanguageTag;
}

/** Returns the language without the region: `ar-ARE` → `ar`. */
export function languageOf(token: string): LanguageTag {
  return token.replace(/-.*/, '') as LanguageTag;
}

/** Returns `rtl` for ar-SA and ar-ARE, otherwise `ltr` (spec 9). */
export function textDirection(token: LocaleToken): 'ltr' | 'rtl' {
  return token === 'ar-SA' || token === 'ar-ARE' ? 'rtl' : 'ltr';
}
