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
 * `en-KAZ` and `en-GEO` have the tag `en`. Of these, the one that was shown last owns the tag: the store contains its
 * translations.
 */
export interface LocaleTexts {
  /** The translations in the store, by tag. */
  readonly stored: Resource;
  /** Writes to this store from now on. It has to contain `stored`. */
  writeTo(store: Store): void;
  get(locale: string): ResourceLanguage | undefined;
  /** Whether the store contains the translations of this locale, rather than of one with the same tag. */
  ownsTag(locale: string): boolean;
  /** Replaces the translations of a locale. They are not stored while another locale owns its tag. */
  set(locale: string, texts: ResourceLanguage): void;
  /** Puts the translations of a locale into the store. */
  show(locale: string): void;
}

export function createLocaleTexts(
  tagOf: (locale: string) => string,
  inlined: Readonly<Record<string, TextsByNamespace | undefined>>,
): LocaleTexts {
  let store: Store = { data: {} };
  /** Locale whose translations the store contains, by tag. */
  const owners = new Map<string, string>();
  /** Translations of the locales that do not own their tag. */
  const waiting = new Map<string, ResourceLanguage>();

  // Translations that the page itself adds to the store belong to the first locale that uses their tag.
  const ownsTag = (locale: string) => (owners.get(tagOf(locale)) ?? locale) === locale;

  /** Replaces them in one assignment, so that event listeners see either all old or all new translations. */
  function replace(tag: string, content: ResourceLanguage): void {
    store.data = { ...store.data, [tag]: content };
  }

  const texts: LocaleTexts = {
    get stored() {
      return store.data;
    },
    writeTo(next) {
      store = next;
    },
    get: (locale) => (ownsTag(locale) ? store.data[tagOf(locale)] : waiting.get(locale)),
    ownsTag,
    set(locale, content) {
      if (!ownsTag(locale)) {
        waiting.set(locale, content);
        return;
      }
      const tag = tagOf(locale);
      owners.set(tag, locale);
      replace(tag, content);
    },
    show(locale) {
      const tag = tagOf(locale);
      const former = owners.get(tag);
      owners.set(tag, locale);
      if (former === undefined || former === locale) return;
      waiting.set(former, store.data[tag] ?? {});
      replace(tag, waiting.get(locale) ?? {});
      waiting.delete(locale);
    },
  };
  for (const [locale, content] of Object.entries(inlined)) {
    // Copied, because i18next modifies its store, and the requests of a server share inlined translations.
    if (content) texts.set(locale, { ...content });
  }
  return texts;
}
