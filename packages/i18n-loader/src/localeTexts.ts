import type { Resource, ResourceLanguage } from 'i18next';
import type { Texts } from './loader/readTexts.ts';

/** Translations of one locale, by namespace. */
export type TextsByNamespace = Readonly<Record<string, Texts>>;

/** The part of i18next's `ResourceStore` that contains the translations by tag and namespace. */
interface Store {
  data: Resource;
}

/**
 * Translations by locale. The store of i18next contains them by tag, which several locales can share: both
 * `en-KAZ` and `en-GEO` have the tag `en`. Of these, the store contains the locale that was shown last.
 */
export interface LocaleTexts {
  /** The store to write to. Initially a temporary one with the inlined translations. */
  store: Store;
  get(locale: string): ResourceLanguage | undefined;
  /** Whether the store contains the translations of this locale, rather than of one with the same tag. */
  isStored(locale: string): boolean;
  /** Replaces the translations of a locale. They are not stored while a locale with the same tag is. */
  set(locale: string, texts: ResourceLanguage): void;
  /** Puts the translations of a locale into the store. */
  show(locale: string): void;
}

export function createLocaleTexts(
  tagOf: (locale: string) => string,
  inlined: Readonly<Record<string, TextsByNamespace | undefined>>,
): LocaleTexts {
  /** Locale whose translations the store contains, by tag. */
  const storedLocales = new Map<string, string>();
  /** Translations of the locales that are not in the store. */
  const others = new Map<string, ResourceLanguage>();

  const texts: LocaleTexts = {
    store: { data: {} },
    get: (locale) =>
      texts.isStored(locale) ? texts.store.data[tagOf(locale)] : others.get(locale),
    // Translations that the page itself adds to the store belong to the first locale that uses their tag.
    isStored: (locale) => (storedLocales.get(tagOf(locale)) ?? locale) === locale,
    set(locale, content) {
      const tag = tagOf(locale);
      if (!texts.isStored(locale)) {
        others.set(locale, content);
        return;
      }
      storedLocales.set(tag, locale);
      // Replaced in one assignment, so that event listeners see either all old or all new translations.
      texts.store.data = { ...texts.store.data, [tag]: content };
    },
    show(locale) {
      const tag = tagOf(locale);
      const former = storedLocales.get(tag);
      storedLocales.set(tag, locale);
      if (former === undefined || former === locale) return;
      others.set(former, texts.store.data[tag] ?? {});
      texts.store.data = { ...texts.store.data, [tag]: others.get(locale) ?? {} };
      others.delete(locale);
    },
  };
  for (const [locale, content] of Object.entries(inlined)) {
    // Copied, because i18next modifies its store, and the requests of a server share inlined translations.
    if (content) texts.set(locale, { ...content });
  }
  return texts;
}
