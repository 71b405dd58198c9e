import { createInstance, type i18n, type Resource } from 'i18next';
import { formatTag } from './formatTag.ts';
import { loadTranslations, type LoadedTranslations } from './loadTranslations.ts';
import { mergeTexts } from './mergeTexts.ts';
import type { Texts } from './readTexts.ts';
import type { BackendOptions } from './translationBackend.ts';
import type { TranslationError } from './translationError.ts';

/** An i18next instance whose language changes and reloads are those of `createI18nSync`. */
export type I18n = i18n;

export interface I18nOptions extends Omit<BackendOptions, 'url'> {
  /**
   * Where the file of a locale and namespace lies. `undefined` where that is not known (yet), as on
   * the server and on foreign hosts: nothing is asked for or reported, and the texts stay.
   */
  url: (locale: string, ns: string) => string | undefined;
  /** Content locale, such as `ar-SA`: whose files are fetched. */
  locale: string;
  /**
   * BCP 47 tag for plurals and formats, where it is not the locale: `ar-AE` reads the content of
   * `ar-SA`. Default: the locale, or its language alone if `Intl` does not know it (`tr-TUR` → `tr`).
   */
  language?: string;
  /** Namespaces; the first is the default one. */
  ns: readonly string[];
  /** Texts baked into the page: `{ [ns]: texts }`, or i18next's `{ [locale]: { [ns]: texts } }`. */
  resources?: Record<string, Texts>;
}

type Loaded = LoadedTranslations<string[]>;

/** A load under way. */
interface Load {
  locale: string;
  controller: AbortController;
  done: Promise<unknown>;
}

/**
 * An i18next instance with the baked texts, at once and without a request: the same on the server
 * and while the page hydrates, and the one that loads later, when its `url` has become known. Two of
 * its methods differ from i18next's own:
 *
 * - `reloadResources()` loads the texts again and swaps them in if they differ (event `loaded`). A
 *   key that the new file lacks keeps its text. The backup's texts do not replace those of the
 *   language asked for.
 * - `changeLanguage(locale)` shows the next language only when its texts are there (event
 *   `languageChanged`). It aborts a load for another language. If locale and backup fail, the
 *   language stays, `onError` is called once, and a next call tries again.
 *
 * The `language` is always a tag that `Intl` takes. Values are not escaped: they are text, as React
 * and `textContent` want it, never HTML.
 */
export function createI18nSync(options: I18nOptions): I18n {
  const { locale, language, ns, resources, onError, url, ...source } = options;
  const tagOf = (name: string) => formatTag((name === locale && language) || name);
  const instance = createInstance();
  void instance.init({
    lng: tagOf(locale),
    ns: [...ns],
    defaultNS: ns[0],
    resources: (resources ? { [tagOf(locale)]: resources[locale] ?? resources } : {}) as Resource,
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const changeLanguage = instance.changeLanguage.bind(instance);

  /** The locale whose texts are shown, or whose backup's. */
  let wanted = locale;
  let running: Load | undefined;

  const isThere = (name: string) => instance.hasResourceBundle(tagOf(name), ns[0] ?? '');

  /** Ends with the error, if any; a load that another one took over shows and reports nothing. */
  function load(next: string): Load['done'] {
    if (running?.locale === next) return running.done;
    running?.controller.abort();
    const controller = new AbortController();
    const isCurrent = () => running?.controller === controller;
    const done = loadTranslations({
      ...source,
      locale: next,
      ns,
      signal: controller.signal,
      url: (...names) => {
        const address = url(...names);
        if (address !== undefined) return address;
        controller.abort();
        throw new Error('no address');
      },
    }).then(
      async (loaded) => {
        // Asked here too: another load may begin after the last byte and before this line.
        if (!isCurrent()) return;
        running = undefined;
        await show(next, loaded);
      },
      (error: TranslationError) => {
        if (isCurrent()) {
          running = undefined;
          if (error.kind !== 'canceled') onError?.(error);
        }
        return error;
      },
    );
    running = { locale: next, controller, done };
    return done;
  }

  async function show(next: string, { locale: shown, resources }: Loaded) {
    wanted = next;
    if (shown !== next && isThere(next)) return;
    const tag = tagOf(shown);
    const { data } = instance.store;
    const texts = mergeTexts(data[tag], resources);
    const differ = JSON.stringify(texts) !== JSON.stringify(data[tag]);
    // A new object at one go: whoever is called by the events finds the texts complete.
    if (differ) instance.store.data = { ...data, [tag]: texts } as Resource;
    if (instance.resolvedLanguage !== tag) await changeLanguage(tag);
    else if (differ) instance.emit('loaded', { [tag]: resources });
  }

  instance.changeLanguage = async (next = wanted, callback) => {
    let error: unknown;
    if (isThere(next)) {
      running?.controller.abort();
      running = undefined;
      wanted = next;
      await changeLanguage(tagOf(next));
    } else {
      error = await load(next);
    }
    callback?.(error, instance.t);
    return instance.t;
  };

  instance.reloadResources = async (_languages, _namespaces, callback?: () => void) => {
    await (running?.done ?? load(wanted));
    callback?.();
  };

  return instance;
}
