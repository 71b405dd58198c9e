import { createInstance, type i18n, type Resource } from 'i18next';
import { formatTag } from './formatTag.ts';
import { loadTranslations, type LoadedTranslations } from './loader/loadTranslations.ts';
import { mergeTexts } from './mergeTexts.ts';
import type { Texts } from './loader/readTexts.ts';
import type { BackendOptions } from './loader/translationBackend.ts';
import type { TranslationError } from './loader/translationError.ts';

/** An i18next instance with the `changeLanguage` and `reloadResources` of `createI18nSync`. */
export type I18n = i18n;

export interface I18nOptions extends Omit<BackendOptions, 'url'> {
  /**
   * Returns the URL of the file of a locale and namespace. Return `undefined` while the URL is
   * unknown, such as on the server or an unknown host: then nothing is fetched or reported, and the
   * texts stay.
   */
  url: (locale: string, ns: string) => string | undefined;
  /** Content locale whose files are fetched, such as `ar-SA`. */
  locale: string;
  /**
   * BCP 47 tag for plurals and formats, if it differs from the locale: a page in `ar-AE` uses the
   * content of `ar-SA`. Default: the locale, or only its language if `Intl` does not support the
   * locale (`tr-TUR` → `tr`).
   */
  language?: string;
  /** Namespaces to load. The first is the default namespace. */
  ns: readonly string[];
  /**
   * Texts inlined into the page: `{ [ns]: texts }`, or i18next's `{ [locale]: { [ns]: texts } }`.
   */
  resources?: Record<string, Texts>;
}

type Loaded = LoadedTranslations<string[]>;

/** A pending load. */
interface Load {
  locale: string;
  controller: AbortController;
  done: Promise<unknown>;
}

/**
 * Creates an i18next instance with the inlined texts, synchronously and without a request. You can
 * use it on the server and during hydration; it loads texts later, once `url` returns a URL. Two of
 * its methods differ from i18next:
 *
 * - `reloadResources()` loads the texts again and replaces them if they differ (event `loaded`). A
 *   key that is missing in the new file keeps its text. Texts of the backup do not replace existing
 *   texts of the requested language.
 * - `changeLanguage(locale)` switches the language once its texts are loaded (event
 *   `languageChanged`). It aborts a load for another language. If locale and backup fail, the
 *   language stays, `onError` is called once, and the next call retries.
 *
 * `language` is always a tag that `Intl` supports. Values are not escaped: insert them as text, as
 * React and `textContent` do, never as HTML.
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

  /** The locale last switched to. Its backup may supply the texts. */
  let currentLocale = locale;
  let running: Load | undefined;

  const hasTexts = (name: string) => instance.hasResourceBundle(tagOf(name), ns[0] ?? '');

  /** Resolves to the error, if any. A superseded load changes and reports nothing. */
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
        const fileUrl = url(...names);
        if (fileUrl !== undefined) return fileUrl;
        controller.abort();
        throw new Error('no URL');
      },
    }).then(
      async (loaded) => {
        // Another load can start after the last byte and before this line.
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
    currentLocale = next;
    if (shown !== next && hasTexts(next)) return;
    const tag = tagOf(shown);
    const { data } = instance.store;
    const texts = mergeTexts(data[tag], resources);
    const differ = JSON.stringify(texts) !== JSON.stringify(data[tag]);
    // One new object, so that event listeners see either all old or all new texts.
    if (differ) instance.store.data = { ...data, [tag]: texts } as Resource;
    if (instance.resolvedLanguage !== tag) await changeLanguage(tag);
    else if (differ) instance.emit('loaded', { [tag]: resources });
  }

  instance.changeLanguage = async (next = currentLocale, callback) => {
    let error: unknown;
    if (hasTexts(next)) {
      running?.controller.abort();
      running = undefined;
      currentLocale = next;
      await changeLanguage(tagOf(next));
    } else {
      error = await load(next);
    }
    callback?.(error, instance.t);
    return instance.t;
  };

  instance.reloadResources = async (_languages, _namespaces, callback?: () => void) => {
    await (running?.done ?? load(currentLocale));
    callback?.();
  };

  return instance;
}
