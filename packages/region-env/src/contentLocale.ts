import { isLocaleToken, type LocaleToken } from './locale.ts';

/**
 * Which language's texts a token is served, where the name differs from the token. Decision 6.
 * Not here, on purpose: what is tried only after a failure (zh-HK → zh-TW, en-HK → en, nl-NL → en);
 * those have files of their own.
 */
const remaps = {
  'tr-TUR': 'tr-TR',
  'kk-KAZ': 'kk-KZ',
  'ar-ARE': 'ar-SA',
  'en-GEO': 'en',
  'en-IDN': 'en',
  // The same English as everywhere; only Hong Kong has an edition of it.
  'en-KAZ': 'en',
  'en-TR': 'en',
  'en-ARE': 'en',
  'en-NL': 'en',
  'ru-KAZ': 'ru-RU',
  'ru-GEO': 'ru-RU',
  'id-IDN': 'id-ID',
  'ka-GEO': 'ka-GE',
  // The EU's bare codes name their own files, but for the languages that another edition has too.
  es: 'es-ES',
  pt: 'pt-PT',
  nl: 'nl-NL',
} as const satisfies Partial<Record<LocaleToken, string>>;

declare const brand: unique symbol;

type ContentName = Exclude<LocaleToken, keyof typeof remaps> | (typeof remaps)[keyof typeof remaps];

/** The name of the translation files that are fetched: `tr-TR`. Made by `contentLocale` only. */
export type ContentLocale = ContentName & { readonly [brand]: 'content locale' };

/** The content a locale is served: `tr-TUR` → `tr-TR`. An unknown token is served `en`. */
export function contentLocale(token: LocaleToken): ContentLocale {
  const known: LocaleToken = isLocaleToken(token) ? token : 'en';
  const remapped: Partial<Record<LocaleToken, string>> = remaps;
  return (remapped[known] ?? known) as ContentLocale;
}
