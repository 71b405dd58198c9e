import { editions, isEdition, type Edition } from '../edition.ts';

/** Locales of each edition, in the order they are offered (spec 9). */
export const localesByEdition = {
  default: [
    'en',
    'id-ID',
    'es-ES',
    'es-MX',
    'es-AR',
    'kk-KZ',
    'pt-BR',
    'pt-PT',
    'ru-RU',
    'vi-VN',
    'uk-UA',
    'ar-SA',
    'ja-JP',
    'zh-MY',
    'zh-TW',
  ],
  eu: ['en', 'cs', 'de', 'es', 'el', 'fr', 'it', 'lt', 'hu', 'nl', 'pl', 'pt', 'ro'],
  kz: ['ru-KAZ', 'kk-KAZ', 'en-KAZ'],
  tr: ['tr-TUR', 'en-TR'],
  ge: ['ka-GEO', 'ru-GEO', 'en-GEO'],
  id: ['id-IDN', 'en-IDN'],
  hk: ['zh-HK', 'en-HK'],
  ae: ['en-ARE', 'ar-ARE'],
  nl: ['nl-NL', 'en-NL'],
} as const satisfies Record<Edition, readonly [string, ...string[]]>;

/** Locale token for URLs and storage, such as `tr-TUR`. `Intl` rejects some tokens, so pass it a `LanguageTag`. */
export type LocaleToken = (typeof localesByEdition)[Edition][number];

/** The 43 unique locales of all editions. `en` belongs to two of them. */
export const localeTokens: readonly LocaleToken[] = /* @__PURE__ */ allTokens();

function allTokens(): readonly LocaleToken[] {
  return [...new Set(editions.flatMap(localesOf))];
}

/** Returns whether an untrusted value, such as a path segment, is a known locale. */
export function isLocaleToken(text: unknown): text is LocaleToken {
  return (localeTokens as readonly unknown[]).includes(text);
}

/**
 * Returns the first edition that offers a locale, so `en` belongs to `default`.
 * Returns `default` for unknown tokens.
 */
export function editionOf(token: LocaleToken): Edition {
  return editions.find((edition) => offers(edition, token)) ?? 'default';
}

/** Returns the locales of an edition, or those of `default` for an unknown edition. */
export function localesOf(edition: Edition): readonly LocaleToken[] {
  return localesByEdition[isEdition(edition) ? edition : 'default'];
}

/** Returns whether an edition offers a locale. */
export function offers(edition: Edition, token: LocaleToken): boolean {
  return localesOf(edition).includes(token);
}

/** Returns the locale of URLs without a locale segment: the English of the edition (decision 5). */
export function defaultLocale(edition: Edition): LocaleToken {
  // A test checks that every edition has an English locale.
  return localesOf(edition).find((token) => /^en(-|$)/.test(token)) ?? 'en';
}
