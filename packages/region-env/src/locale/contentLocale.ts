import { isLocaleToken, type LocaleToken } from './locale.ts';

/**
 * Locales whose translation files have another name than the locale token (decision 6).
 * Fallbacks after a failed load (zh-HK → zh-TW, en-HK → en, nl-NL → en) are not listed here, because
 * these locales have translation files of their own.
 */
const remaps = {
  'tr-TUR': 'tr-TR',
  'kk-KAZ': 'kk-KZ',
  'ar-ARE': 'ar-SA',
  'en-GEO': 'en',
  'en-IDN': 'en',
  // Only Hong Kong has its own English texts.
  'en-KAZ': 'en',
  'en-TR': 'en',
  'en-ARE': 'en',
  'en-NL': 'en',
  'ru-KAZ': 'ru-RU',
  'ru-GEO': 'ru-RU',
  'id-IDN': 'id-ID',
  'ka-GEO': 'ka-GE',
  // EU locales use their own files, except for languages that another edition already has.
  es: 'es-ES',
  pt: 'pt-PT',
  nl: 'nl-NL',
} as const satisfies Partial<Record<LocaleToken, string>>;

declare const brand: unique symbol;

type ContentName = Exclude<LocaleToken, keyof typeof remaps> | (typeof remaps)[keyof typeof remaps];

/** Name of a locale's translation files, such as `tr-TR`. Only `contentLocale` returns this type. */
export type ContentLocale = ContentName & { readonly [brand]: 'content locale' };

/** Returns the name of a locale's translation files: `tr-TUR` → `tr-TR`. Returns `en` for unknown tokens. */
export function contentLocale(token: LocaleToken): ContentLocale {
  const known: LocaleToken = isLocaleToken(token) ? token : 'en';
  const remapped: Partial<Record<LocaleToken, string>> = remaps;
  return (remapped[known] ?? known) as ContentLocale;
}
