import { checkLocales } from '../checks/checkLocales.ts';
import type { EditionData } from '../config.ts';
import { type ContentLocale, contentLocaleOf, type LocaleData } from './localeData.ts';
import { createLocalePaths, type LocalePaths } from './localePath.ts';

declare const brand: unique symbol;

/** A valid BCP 47 tag for `lang`, `hreflang` and `Intl`. Only `languageTag` returns this type. */
export type LanguageTag = string & { readonly [brand]: 'language tag' };

// Spec 3, "Language option".

/** An entry of a language switcher. */
export interface LanguageOption<Locale extends string = string> {
  /** Name of the language, in that language and its script. */
  readonly label: string;
  /** `lang` attribute for the label, so that browsers and screen readers use the right language. */
  readonly lang: LanguageTag;
  /** Locale token for URLs and storage. */
  readonly value: Locale;
}

/** Languages of all editions. Unknown editions and locales count as the default ones. */
export interface Locales<
  Edition extends string = string,
  Locale extends string = string,
> extends LocalePaths<Locale> {
  /** Unique tokens of all editions. */
  readonly localeTokens: readonly Locale[];
  /** Returns whether an untrusted value, such as a path segment, is a known locale. */
  isLocaleToken(value: unknown): value is Locale;
  /** Returns the languages of an edition, in the order they are offered. */
  locales(edition: Edition): readonly LanguageOption<Locale>[];
  /** Returns the first edition that offers a locale. */
  editionOf(token: Locale): Edition;
  /** Returns whether an edition offers a locale. */
  offers(edition: Edition, token: Locale): boolean;
  /**
   * Returns the locale that applies to an edition's URLs without a locale segment, on a domain of the edition or
   * on its others. A host's domain is `resolveHost(host).brandDomain`.
   */
  defaultLocale(edition: Edition, domain?: string): Locale;
  /** Returns the name of a locale's translation files: `tr-TUR` → `tr-TR`. */
  contentLocale(token: Locale): ContentLocale;
  /**
   * Returns the BCP 47 tag of a locale: `kk-KAZ` → `kk-KZ`. Several editions may offer one locale with
   * different tags. Default: the first one.
   */
  languageTag(token: Locale, edition?: Edition): LanguageTag;
  textDirection(token: Locale): 'ltr' | 'rtl';
}

/**
 * @param editions the first one is the default for unknown values
 * @throws RegionError with the name of the invalid option, its value and the remedy
 */
export function createLocales(editions: readonly [EditionData, ...EditionData[]]): Locales {
  checkLocales(editions);
  const [first] = editions;
  const rows = new Map<unknown, LocaleData>();
  for (const row of editions.flatMap(({ locales }) => locales)) {
    if (!rows.has(row.token)) rows.set(row.token, row);
  }
  const editionRow = (edition: string) => editions.find(({ id }) => id === edition) ?? first;
  // The default edition's is `en` (spec 2.2).
  const defaultLocale = (edition: string, domain?: string) => {
    const { defaultLocale: ofEdition, domainLocales = {}, locales } = editionRow(edition);
    const [, ofDomain] = Object.entries(domainLocales).find(([name]) => name === domain) ?? [];
    return ofDomain ?? ofEdition ?? locales[0].token;
  };
  const rowOf = (token: string) =>
    rows.get(token) ?? rows.get(defaultLocale(first.id)) ?? first.locales[0];
  const rowIn = (edition: string, token: string) =>
    editionRow(edition).locales.find((row) => row.token === token);
  const isLocaleToken = (value: unknown): value is string => rows.has(value);
  return {
    localeTokens: [...rows.keys()] as string[],
    isLocaleToken,
    locales: (edition) =>
      editionRow(edition).locales.map((row) => ({
        label: row.label,
        lang: tagOf(row),
        value: row.token,
      })),
    editionOf: (token) => (editions.find(({ id }) => rowIn(id, token)) ?? first).id,
    offers: (edition, token) => rowIn(edition, token) !== undefined,
    defaultLocale,
    contentLocale: (token) => contentLocaleOf(rowOf(token)),
    languageTag: (token, edition = first.id) => tagOf(rowIn(edition, token) ?? rowOf(token)),
    textDirection: (token) => rowOf(token).direction ?? 'ltr',
    ...createLocalePaths(isLocaleToken),
  };
}

function tagOf({ tag, token }: LocaleData): LanguageTag {
  return (tag ?? token) as LanguageTag;
}
