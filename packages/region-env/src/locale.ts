import { editions, isEdition, type Edition } from './edition.ts';

/** The locales of each edition, in the order they are offered. Specification 9. */
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

/** A locale as the URL and the storage spell it: `tr-TUR`. Never give it to `Intl`. */
export type LocaleToken = (typeof localesByEdition)[Edition][number];

/** Every known locale once; 43, as `en` stands in two editions. */
export const localeTokens: readonly LocaleToken[] = /* @__PURE__ */ allTokens();

function allTokens(): readonly LocaleToken[] {
  return [...new Set(editions.flatMap(localesOf))];
}

/** Whether a text of unknown origin (a path segment, a stored value) is a known locale. */
export function isLocaleToken(text: unknown): text is LocaleToken {
  return (localeTokens as readonly unknown[]).includes(text);
}

/**
 * The edition a locale belongs to: the first that offers it, so `en` is the default edition's.
 * Anything else than a token answers `default`.
 */
export function editionOf(token: LocaleToken): Edition {
  return editions.find((edition) => offers(edition, token)) ?? 'default';
}

/** An edition's list; for anything else than an edition the default one's. */
export function localesOf(edition: Edition): readonly LocaleToken[] {
  return localesByEdition[isEdition(edition) ? edition : 'default'];
}

/** Whether an edition's list holds the locale. */
export function offers(edition: Edition, token: LocaleToken): boolean {
  return localesOf(edition).includes(token);
}

/** The locale of a URL without one: plain English, else the edition's own English. Decision 5. */
export function defaultLocale(edition: Edition): LocaleToken {
  // Every edition has one (checked by a test).
  return localesOf(edition).find((token) => /^en(-|$)/.test(token)) ?? 'en';
}
